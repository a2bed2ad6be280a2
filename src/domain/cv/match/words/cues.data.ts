/** What is said around a term, folded, French and English. Each is bounded: none looks further than a few words. */

const word = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');

/** Behind or around the term: not asked. */
export const NOT_ASKED = word(
  "(?:n'est|ne sont|n'etant|ne sera|n'est absolument|n'est toutefois) pas (?:\\p{L}+ )?(?:requise?s?|necessaires?|obligatoires?|exigee?s?|essentielle?s?|indispensables?|un prerequis|une exigence)|non (?:requise?s?|obligatoires?|exigee?s?|necessaires?)|pas (?:requise?s?|necessaires?|obligatoires?|exigee?s?)|(?:not|isn't|aren't|never) (?:\\p{L}+ )?(?:required|necessary|needed|mandatory|essential|a requirement|a must|a prerequisite|expected)|unnecessary|superflue?",
);

/** Before the term: what follows is not asked, or not there. */
export const WITHOUT = word(
  "aucune?s?|sans|pas d(?:e|')|pas besoin|nul besoin|ni|no(?! less| later| more than| matter| problem)|without|neither|nor|don't need|do not need|does not require|doesn't require|do not require|don't require|no need|ne requiert pas|n'exige pas|n'exigeons pas|ne demandons pas|n'utilisons pas|n'utilise pas|ne connais pas|ne maitrise pas|n'ai pas|n'ai jamais|jamais|do not use|don't use|we do not|not familiar|unfamiliar|not experienced|not certified|not licen[cs]ed|have not|haven't|has not|never|did not|do not have|don't have|lacking|lack of|rather than|plutot que|instead of|au lieu d(?:e|u)|non certifiee?|not yet|pas encore",
);

/** Given by the employer, not asked. */
export const GIVEN = word(
  "(?:formations?|cours|training|courses?) (?:\\p{L}+ ){0,6}?(?:offerte?s?|fournie?s?|payee?s?|remboursee?s?|provided|offered|available|paid|assuree?s?|incluse?s?|included|sur place|donnee?s?)|we(?:'ll| will)? (?:train|teach|provide|pay|cover|sponsor|reimburse)|(?:nous|on) (?:te |vous )?(?:form(?:e|ons|era|erons)|offr(?:e|ons)|rembours(?:e|ons)|pay(?:e|ons)|fourni(?:t|ssons))|you(?:'ll| will)? (?:learn|be trained|receive)|vous apprendrez|tu apprendras|vous recevrez|tu recevras|paid training|free training|formation (?:payee|gratuite|rembours\\p{L}+)|is provided|are provided|est fournie?|sont fournie?s?|provided by us|fournie?s? par l'employeur|possibilite d'apprendre|opportunity to learn|chance to learn|frais (?:\\p{L}+ ){0,4}?(?:payes|rembourses)|fees (?:\\p{L}+ ){0,3}?(?:paid|covered)",
);

export const NICE = word(
  'atouts?|un plus|des plus|un avantage|asset|assets|a plus|an advantage|preferred|preferably|preferable|preferablement|de preference|privilegiee?s?|nice to have|bonus|souhaitables?|souhaitee?s?|desirables?|desired|ideally|idealement|would be (?:great|helpful|nice|good)|apprecie?e?s?|beneficial|optional|facultati(?:f|ve)s?|serait interessant|favou?red|helpful|valued|an added|considered|considere|consideree',
);

export const MUST = word(
  'requise?s?|exigee?s?|obligatoires?|essentielle?s?|indispensables?|imperati(?:f|ve)s?|necessaires?|minimum|minimale?s?|doit|doivent|devez|dois|il faut|required|require|requires|must|mandatory|essential|necessary|needed|need|needs|minimum of|at least|au moins|detenir|posseder|avoir|hold|possess|maitriser|maitrise|connaissances?|knowledge of|proficien(?:t|cy)|experience|excellente?s?|solides?|bonnes?|bon|strong|proven|demonstrated|fluent|bilingue|bilingual|diplome|degree|diploma|permis|licence|license|certification|certificat',
);

/** Asked without a doubt, whatever stands above. */
export const SURELY = word(
  'requise?s?|exigee?s?|obligatoires?|indispensables?|must|required|mandatory|doit|doivent|devez',
);

/** Sentences of every advertisement. */
export const BOILERPLATE = word(
  "equal opportunity|egalite des chances|acces a l'egalite|equite en (?:matiere d')?emploi|employment equity|minorites? (?:visibles|ethniques)|visible minorit\\p{L}+|racialized|racisees?|autochtones|indigenous (?:peoples|persons)|first nations|2slgbtq\\p{L}*|lgbt\\p{L}*|persons with disabilities|people with disabilities are|accommodations?|accommodements?|mesures? d'adaptation|candidat\\p{L}* retenu\\p{L}*|seule?s les (?:candidat|personne)\\p{L}*|only (?:selected|those|shortlisted|qualified) \\p{L}+|genre masculin|forme masculine|le masculin|alleger le texte|thank all applicants|remercions|we thank|without regard to|sans distinction|gender identity|sexual orientation|orientation sexuelle|identite de genre|marital status|etat civil|recruitment agenc\\p{L}+|agences? de (?:recrutement|placement)|artificial intelligence (?:is|may|to screen|tools? (?:are|to))|use of artificial intelligence|intelligence artificielle (?:est|peut|pour)|utilisons l'intelligence|privacy policy|politique de confidentialite|conditions d'utilisation|terms of use|cookies",
);

/** What employers give; two of them, or one with a verb of giving, is no requirement. */
export const BENEFITS = new RegExp(
  "(?<![\\p{L}])(?:assurances? (?:collectives?|dentaires?|maladie|vie|medicaments|invalidite|medicale)|reer|rrsp|rver|celi|tfsa|dental|dentaire|vacances|vacation|conges?|paid time off|pto|gym|gymnase|free parking|stationnement|parking|rabais|discounts?|bonus annuel|annual bonus|primes?|pension|regime de retraite|fonds de pension|telemedecine|wellness|bien-etre|perks|salaire|salary|wages?|benefits|avantages sociaux|cafe|repas|snacks|collations|uniforme|uniform|teletravail|remote work|work from home|horaires? flexibles?|flexible (?:hours|schedule)|avancement|employee assistance|programme d'aide|matching|stock options|5 a 7|activites sociales|social events)(?![\\p{L}])",
  'gu',
);
export const GIVES = word(
  "nous (?:vous |t')?offrons|on (?:vous |t')?offre|nous proposons|we (?:also )?offer|we provide|we give|you(?:'ll| will) (?:get|enjoy|receive|have access)|vous (?:aurez droit|beneficiez|beneficierez|profitez|profiterez)|tu (?:beneficies|beneficieras|profites|auras droit)|profitez d\\p{L}*|beneficiez|enjoy|ce qu'on offre",
);

/** The employer speaks of itself. */
export const SPEAKS_OF_ITSELF =
  /^(?:nous sommes (?!a la recherche)|we are (?!looking|seeking|hiring|searching)|we're (?!looking|seeking|hiring)|our (?:company|firm|team|clients?|products?|mission)|notre (?:entreprise|compagnie|equipe|clientele|mission|client)|fondee? en|founded in|established in|depuis (?:\d{4}|plus de)|since \d{4}|for (?:over|more than) \d|with (?:over|more than) \d|leader|chef de file|l'entreprise|the company|le groupe|la compagnie)/;

/** A lesson is not yet a skill. */
export const LEARNING = word(
  "en apprentissage|apprentissage en cours|apprends|en train d'apprendre|souhaite apprendre|desire apprendre|aimerais apprendre|veux apprendre|interesse\\p{L}* a apprendre|interet pour|currently learning|learning|want to learn|would like to learn|eager to learn|willing to learn|hoping to learn|interested in learning|interest in|aspiring|beginner in|planning to (?:learn|take|study)|prevois (?:apprendre|suivre)|a venir|upcoming",
);

/** Certificates that are not yet held, or no longer. */
export const UNDER_WAY = word(
  "en cours|en voie d'obtention|in progress|underway|candidate?s?|pursuing|prevue?s?|expected|anticipated|expiree?s?|expired|en preparation|preparing|preparation|to be completed|enrolled|inscrite? (?:a|au|aux|en)|etudiante?s?|student|not yet|pas encore|a obtenir|scheduled|planned|lapsed|echue?|exam booked|examen (?:a venir|prevu)",
);

/** Other people's skills. */
export const OTHERS = word(
  'recrute|recruter|recrutes|embauche|embaucher|recruited|hired|sourced|interviewed|headhunted',
);
