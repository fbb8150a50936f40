"""OpenSpiel's search for games with secrets (ISMCTS) plays against one of Meijin's bots: how often does it win?

    python examples/openspiel_ismcts.py --game meijin_ganymede --bot expert --games 60 --simulations 100

It sits in every seat in turn, and every deal is played from each of them, so that luck in the deal helps both. It needs
``pip install 'meijin[openspiel]'``.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from meijin.adapters.openspiel import OpenSpielBot
from meijin.bots import find
from meijin.bots.certainty import error_of, interval
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's search with random games to the end, which finds the same for the same seed."""
    luck, worlds = np.random.RandomState(seed), random.Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=simulations, random_state=luck)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, worlds.random))
    return bot


def share_won(name: str, bot: str, simulations: int, number: int) -> float:
    """What the search has of the win in one game, from 0 to 1: as much as its return is above the least."""
    game = pyspiel.load_game(name)
    deal, place = divmod(number, game.num_players())
    bots = [OpenSpielBot(find(bot), Rng(number)) for _ in range(game.num_players())]
    bots[place] = searcher(game, simulations, number)
    state, chance = game.new_initial_state(), random.Random(deal)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    least, most = game.min_utility(), game.max_utility()
    return float((state.returns()[place] - least) / (most - least))


def main(arguments: list[str] | None = None) -> str:
    """Play, and say how often the search has won."""
    parser = argparse.ArgumentParser(
        description="OpenSpiel's ISMCTS against one of Meijin's bots",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--game", default="meijin_ganymede", help="a game of Meijin as OpenSpiel calls it")
    parser.add_argument("--bot", default="expert", help="the bot in all other seats")
    parser.add_argument("--games", type=int, default=60, help="to be played")
    parser.add_argument("--simulations", type=int, default=100, help="of the search, for each decision")
    parser.add_argument("--processes", type=int, default=2, help="that play side by side")
    args = parser.parse_args(arguments)
    if min(args.games, args.simulations, args.processes) < 1:
        parser.error("--games, --simulations and --processes are 1 or more")
    games = [name for name in pyspiel.registered_names() if name.startswith("meijin_")]
    if args.game.partition("(")[0] not in games:
        parser.error(f"there is no game {args.game}; there are {', '.join(games)}")
    play = partial(share_won, args.game, args.bot, args.simulations)
    with ProcessPoolExecutor(args.processes) as pool:
        shares = list(pool.map(play, range(args.games)))
    mean = sum(shares) / len(shares)
    low, high = interval(mean, error_of(len(shares), sum(shares), sum(share**2 for share in shares)), len(shares))
    fair = 1 / pyspiel.load_game(args.game).num_players()
    return (
        f"{args.game}: ISMCTS with {args.simulations} simulations has {mean:.1%} of the win against {args.bot} "
        f"in {len(shares)} games, with 95 % from {low:.1%} to {high:.1%}; {fair:.1%} would be as good"
    )


if __name__ == "__main__":
    try:
        print(main())
    except MeijinError as error:
        raise SystemExit(str(error)) from None
