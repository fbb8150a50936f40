"""Every reason for which the server refuses something: its code, and what its words name.

The words are the messages ``refused-`` in ``meijin/words/*/server.ftl``; each says what would be right. Tournaments and
games declare what they refuse themselves.
"""

from __future__ import annotations

from typing import Literal

from meijin.words import Message, Refusal, Text
from meijin.words.reasons import Code, Reasons, sort_of


class RefusedByServer(Refusal):
    """Why the server does not do something."""

    prefix = "refused"


class InWords(RefusedByServer):
    """Something that is refused in words which the kernel, a game or a library has put together."""

    code: str
    text: Text


Names = tuple[Text, ...]

malformed, not_signed_in, forbidden, foreign_origin, unknown, stale, _, conflict, too_big, too_fast, unavailable = map(
    sort_of, Code
)


class Because(Reasons):
    """The reasons."""

    @classmethod
    def kind(cls) -> type[Message]:
        """What all the messages are."""
        return RefusedByServer

    # -- requests --------------------------------------------------------------------------------------------------
    NOTHING_HERE = unknown(path=Text)
    WRONG_METHOD = malformed(method=Text, path=Text, allowed=Text)
    BODY_TOO_BIG = too_big(most=int)
    BODY_NO_JSON = malformed(problem=Text)
    BODY_NOT_UNDERSTOOD = malformed(problem=Text)
    NOT_UNDERSTOOD = malformed(problem=Text)
    NO_MESSAGE = malformed(problem=Text)
    NO_DATABASE = unavailable()
    NOT_WRITTEN = unavailable()
    CANNOT_WRITE = unavailable()
    FILE_GONE = unavailable()
    SHUTTING_DOWN = unavailable()
    UNEXPECTED = unavailable(number=Text)
    NOT_READ = unavailable(problem=Text)
    READ_TOO_LONG = unavailable(seconds=int)
    TOO_FAST = too_fast(what=str, wait=int)
    TOO_MANY_MESSAGES = too_fast(most=int)
    FOREIGN_PAGE = foreign_origin()
    NO_LANGUAGE = unknown(language=Text, languages=Names)
    # -- names, passwords, accounts --------------------------------------------------------------------------------
    NAME_LENGTH = malformed(most=int, length=int)
    NAME_UNSEEN = malformed(sign=Text)
    NAME_WITHOUT_LETTERS = malformed()
    NAME_MARKS = malformed(most=int)
    NAME_LIKE_AN_ID = malformed(name=Text)
    NAME_MIXED = malformed(word=Text, scripts=Names)
    NAME_RESERVED = malformed(name=Text)
    NAME_OF_STAFF = malformed(name=Text, theirs=Text)
    NAME_TAKEN = conflict(name=Text)
    PASSWORD_LENGTH = malformed(fewest=int, most=int, length=int)
    PASSWORD_GUESSED = malformed(why=str)
    NEEDS_USER = not_signed_in(what=Literal["this", "chat", "playing"])
    COOKIE_ENDED = not_signed_in()
    NO_BEARER = not_signed_in()
    TOKEN_ENDED = not_signed_in()
    WRONG_SIGN_IN = not_signed_in()
    NOT_BY_TOKEN = forbidden()
    SIGNED_IN_ALREADY = conflict(name=Text)
    GUEST_WITHOUT_PASSWORD = conflict()
    DELETED_WITH_PASSWORD = forbidden()
    WRONG_PASSWORD = forbidden(which=Literal["old", "own"])
    NO_TOKEN = unknown()
    TOO_MANY_TOKENS = conflict(most=int)
    NO_USER = unknown()
    NOT_ONESELF = conflict()
    # -- lists of cards --------------------------------------------------------------------------------------------
    NO_LISTS = unknown(game=Text)
    NO_LIST = unknown()
    TEXT_OR_COUNTS = malformed()
    LIST_NAME = malformed(most=int)
    LIST_NAME_TAKEN = conflict(name=Text)
    TOO_MANY_LISTS = conflict(most=int)
    # -- opening a table, and seats --------------------------------------------------------------------------------
    TOO_MANY_TABLES = conflict(mine=bool, most=int, status=str)
    SEAT_OF_BOT = malformed(seat=Text)
    CLOCK_SECONDS = malformed(most=int)
    CLOCK_INCREMENT = malformed(most=int)
    NO_INCREMENT = malformed()
    MATCH_OF_TWO = malformed()
    NO_TABLE = unknown()
    NOT_FOR_SPECTATORS_YET = unknown()
    NO_SEAT = unknown(seat=Text, seats=Names)
    NO_INVITATION = unknown()
    ONLY_HOST_INVITES = forbidden()
    INVITED_TOO_LATE = conflict()
    INVITATION_USED = conflict()
    SEATED_ALREADY = conflict(seat=Text)
    SENT_AWAY = forbidden()
    TABLE_FULL = conflict()
    SEAT_TAKEN = conflict(seat=Text, free=Names)
    SEAT_TAKEN_BY = conflict(seat=Text, name=Text)
    SEATS_STAY = conflict()
    NOBODY_SITS = conflict(seat=Text)
    SEATS_FREE = conflict(seats=Names)
    NOT_READY = conflict(names=Names)
    NOT_YOURS_TO_CHOOSE = malformed(option=Text, seat=Text, options=Names)
    LIST_STAYS = conflict(option=Text)
    NO_SEAT_OF_YOURS = forbidden()
    ONLY_HOST = forbidden(host=Text, what=Literal["bots", "free", "start", "close"])
    OF_A_TOURNAMENT = conflict(why=Literal["seats", "concede", "judge", "list"])
    ONLY_BEFORE = conflict(status=str)
    # -- a game that is played -------------------------------------------------------------------------------------
    GAME_IS = conflict(status=str)
    NOT_DEALT = conflict()
    GAME_OVER = conflict()
    OTHERS_LOSE = conflict(names=Names)
    OUT_OF_TIME = conflict()
    LOST_BY_TIME = conflict()
    AWAY = conflict()
    LEFT_ALREADY = conflict()
    HERE = conflict()
    NOT_YOUR_TURN = stale(seats=Names)
    MOVED_ON = stale()
    TOO_MUCH_AT_ONCE = stale()
    BACK_ASKED = conflict(seat=Text, seats=Names)
    BACK_TOO_OFTEN = conflict(most=int)
    BACK_DECLINED = conflict()
    NOBODY_WAITS = conflict()
    BOT_FOR_ONESELF = conflict()
    BOT_PLAYS_ALREADY = conflict(seat=Text)
    STILL_HERE = conflict(name=Text)
    GOES_ON_ELSEWHERE = conflict()
    NOT_OVER = conflict()
    REMATCH_OF_PLAYERS = forbidden()
    NEXT_BY_TOURNAMENT = conflict()
    COMMITTED_TOO_LATE = conflict()
    COMMITTED_TOO_OFTEN = conflict(most=int)
    REVEALED_TOO_EARLY = conflict()
    REVEALED_TOO_LATE = conflict()
    TIME_TOO_LATE = conflict()
    TIME_CALLED = conflict()
    COINS = malformed(games=int, coins=Text)
    NO_ZONE = malformed(zone=Text, game=Text)
    NO_CARD_SEEN = malformed(card=Text)
    NOT_ASKED = conflict()
    TOO_MANY_SOCKETS = conflict(most=int)
    WRONG_SINCE = malformed()
    EMPTY_LINE = malformed()
    TALKING_TOO_FAST = too_fast()
    NO_CHAT = forbidden()
    CANNOT_BE_READ = conflict()
    GAME_FAILED = conflict(game=Text, error=Text)
    # -- records and lessons ---------------------------------------------------------------------------------------
    NO_LESSON = unknown(game=Text)
    NO_UTF8 = malformed()
    NO_POSITION = malformed(start=int, plies=int)
    RECORD_SECRET = conflict(what=Literal["seed", "match", "tournament"])
    # -- tournaments, beside what their rules refuse ---------------------------------------------------------------
    NO_TOURNAMENT = unknown()
    TOO_MANY_TOURNAMENTS = conflict(most=int)
    FILE_OF_BEFORE = forbidden()
    WRONG_SEED = malformed()
    DOES_NOT_HOLD = malformed(problem=Text)
    NO_SUCH_SHEET = unknown()
    ONLY_STAFF = forbidden(what=Literal["sheet", "tables", "enter", "bots"])
    LISTS_SECRET = forbidden(printed=bool)
    NO_LIST_OF = unknown(name=Text)
    PERSONAL_SECRET = forbidden()
    NOTHING_NEW = conflict(file=Text)
    WRONG_SETTINGS = malformed(problem=Text)
    NO_ACCOUNT = unknown(name=Text)
    NO_SUCH_USER = unknown()
    GUEST_INVITED = conflict(name=Text)
    ENTERS_THEMSELVES = forbidden()
