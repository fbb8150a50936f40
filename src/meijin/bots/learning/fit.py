"""Fitting a network to who won: plain gradient descent (Adam) on the likelihood of the results, with NumPy."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


@dataclass(frozen=True)
class Fitted:
    """Weights, and how well they foretell games that were not used for fitting."""

    direct: Array
    hidden: Array
    biases: Array
    out: Array
    loss: float  # per position, in nats
    plain: float  # the loss of always saying the average
    bins: list[tuple[float, float, int]]  # foretold chance, how often it came true, and of how many


def fit(
    features: Array,
    shares: Array,
    kept: NDArray[np.bool_],
    hidden: int,
    epochs: int,
    seed: int,
    begun: Fitted | None = None,
) -> Fitted:
    """Fit to positions (features per position and side, shares likewise); those not kept for it are for checking.

    It begins with what was fitted before, if there is any.
    """
    rng = np.random.default_rng(seed)
    size = features.shape[2]
    scale = np.maximum(np.abs(features).reshape(-1, size).std(0), 1e-3).astype(np.float32)
    weights = {
        "direct": np.zeros(size, np.float32),
        "hidden": (rng.standard_normal((hidden, size)) / np.sqrt(size)).astype(np.float32),
        "biases": np.zeros(hidden, np.float32),
        "out": np.zeros(hidden, np.float32),
    }
    if hidden:
        weights["out"] = (rng.standard_normal(hidden) * 0.1 / np.sqrt(hidden)).astype(np.float32)
    if begun is not None:
        weights = {
            "direct": begun.direct * scale,
            "hidden": begun.hidden * scale,
            "biases": begun.biases.copy(),
            "out": begun.out.copy(),
        }
    moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in weights.items()}
    inputs = features / scale
    train, check = np.flatnonzero(kept), np.flatnonzero(~kept)
    best, best_loss, step = {name: value.copy() for name, value in weights.items()}, np.inf, 0
    batch = 256
    for epoch in range(epochs):
        rate = (0.01 if begun is None else 0.003) * (1.0 - epoch / epochs) + 0.0003
        order = rng.permutation(train)
        for begin in range(0, len(order), batch):
            chosen = order[begin : begin + batch]
            slope = _slope(weights, inputs[chosen], shares[chosen])
            step += 1
            for name, (first, second) in moments.items():
                gradient = slope[name] + (1e-5 if name != "biases" else 0.0) * weights[name]
                np.add(first, 0.1 * (gradient - first), out=first)
                np.add(second, 0.001 * (gradient * gradient - second), out=second)
                weights[name] -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
        loss = _loss(_chances(weights, inputs[check])[0], shares[check])
        if loss < best_loss:
            best, best_loss = {name: value.copy() for name, value in weights.items()}, loss
    foretold = _chances(best, inputs[check])[0]
    average = shares[train].mean(0, keepdims=True).repeat(len(check), 0)
    return Fitted(
        best["direct"] / scale,
        best["hidden"] / scale,
        best["biases"],
        best["out"],
        float(best_loss),
        float(_loss(average, shares[check])),
        reliability(foretold, shares[check]),
    )


def reliability(foretold: Array, shares: Array, bins: int = 10) -> list[tuple[float, float, int]]:
    """Of chances that were foretold alike: what was foretold, what came true, and how many there were."""
    said, came = foretold[:, 0], shares[:, 0]
    place = np.minimum((said * bins).astype(int), bins - 1)
    groups = [np.flatnonzero(place == each) for each in range(bins)]
    return [(float(said[group].mean()), float(came[group].mean()), len(group)) for group in groups if len(group)]


def _forward(weights: dict[str, Array], inputs: Array) -> tuple[Array, Array]:
    reached = np.maximum(inputs @ weights["hidden"].T + weights["biases"], 0)
    return inputs @ weights["direct"] + reached @ weights["out"], reached


def _chances(weights: dict[str, Array], inputs: Array) -> tuple[Array, Array]:
    strength, reached = _forward(weights, inputs)
    if strength.shape[1] == 1:
        return (1 / (1 + np.exp(-strength))).astype(np.float32), reached
    odds = np.exp(strength - strength.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True), reached


def _slope(weights: dict[str, Array], inputs: Array, shares: Array) -> dict[str, Array]:
    chances, reached = _chances(weights, inputs)
    error = (chances - shares) / len(inputs)
    back = (error[:, :, None] * weights["out"]) * (reached > 0)
    flat = inputs.reshape(-1, inputs.shape[2])
    return {
        "direct": error.reshape(-1) @ flat,
        "hidden": back.reshape(len(flat), back.shape[2]).T @ flat,
        "biases": back.sum((0, 1)),
        "out": error.reshape(-1) @ reached.reshape(len(flat), reached.shape[2]),
    }


def _loss(chances: Array, shares: Array) -> float:
    safe = np.clip(chances, 1e-6, 1 - 1e-6)
    if shares.shape[1] == 1:
        return float(-(shares * np.log(safe) + (1 - shares) * np.log(1 - safe)).mean())
    return float(-(shares * np.log(safe)).sum(1).mean())
