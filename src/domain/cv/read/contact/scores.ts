/** Points that tell the name, the line under it and the location from the other lines at the head of a CV. */

/** What speaks for or against a text being the person's name, whatever its line looks like. */
export const NAME_POINTS = {
  /** Two to four words. */
  usualLength: 1.5,
  oneWord: -0.5,
  longer: 0.3,
  /** Each word begins with a capital, particles aside. */
  capitals: 1,
  /** All in small letters by choice: large type, or the address says the same. */
  styledSmall: -0.5,
  smallLetters: -3,
  /** A section's heading or the document's own title. */
  heading: -6,
  /** Nothing but words of trades, where other such words are forgiven. */
  onlyTrades: -9,
  organisation: -4,
  organisationCue: -1.5,
  /** One word that is a city or country. */
  city: -3,
  location: -2,
  /** Each part that the e-mail address repeats, `mostFromEmail` at most. */
  inEmail: 2,
  mostFromEmail: 4,
  /** "Nom :", "Name:". */
  labelled: 3,
  honorific: 1,
  /** `TREMBLAY Jean`. */
  surnameInCapitals: 0.5,
};

/** Words of trades in a name; "Singer" and "Boucher" are surnames too. */
export const TRADE_POINTS = { all: -7, one: -5, oneOfTwo: -3.5, surname: -3 };
/** Part of them that counts where no other name was found. */
export const SOFT_TRADES = 0.3;

/** What a name's line says by where it stands and how it is set. */
export const POSITION_POINTS = {
  /** The first line; each line further down takes some off, to none. */
  first: 2.4,
  perLine: 0.45,
  /** In the largest type of the head. */
  largest: 2.6,
  large: 1.2,
  /** A title or heading style. */
  heading: 0.6,
  setApart: 0.4,
  bullet: -2,
  laterPage: -3,
};
/** Size over the body size that the largest type must have to mean anything. */
export const LEAST_LARGEST = 1.2;
/** Sizes this close to the largest are the largest. */
export const SAME_LARGEST = 0.02;

/** Score under which no text is a name. */
export const LEAST_NAME = 2.2;
/** Confidence above which the name is not looked for outside the contact lines. */
export const SURE_NAME = 0.8;

/** What speaks for a line being the headline. */
export const HEADLINE_POINTS = {
  /** It names a trade. */
  trade: 3,
  /** By lines below the name: on its line, right under it, one further down. */
  linesFromName: [1.5, 2, 1] as readonly number[],
  large: 1,
  setApart: 0.4,
  /** Words up to which it is no sentence, and what more of them take off. */
  usualWords: 12,
  tooLong: 2,
  /** Taken off a text that names a school or a company and no trade. */
  organisation: 3,
  /** Taken off what is left of a line with a location, an address or a number. */
  besideDetails: 2,
  enough: 2,
};

/** Which location among the contact lines is the person's own: changes to its confidence. */
export const HOME = {
  /** Taken off for each other word of its piece, `mostRest` at most. */
  perWord: 0.06,
  mostRest: 0.5,
  /** "Adresse :", "Location:". */
  labelled: 0.1,
  /** "Permanent address:" beside the present one. */
  origin: -0.3,
  /** Taken off for each line further down: the first of equals wins. */
  perLine: 0.004,
  /** At or under it there is none. */
  least: 0.42,
};

/** Confidence above which a line outside the contact zone is a location for sure. */
export const SURE_LOCATION = 0.9;
