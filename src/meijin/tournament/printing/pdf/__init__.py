"""Sheets as PDF."""

from meijin.tournament.printing.pdf.pages import render

__all__ = ["render"]
