import type { AnswerLanguage } from '../scored-answer.ts';
import { cue, wordSet } from '../word-list.ts';

interface QuantityWords {
  spelled: ReadonlySet<string>;
  /** What is counted or measured. */
  units: RegExp;
  /** Anchors in time and ways of speaking with numbers that measure nothing. */
  notCounts: RegExp;
}

export const QUANTITIES: Record<AnswerLanguage, QuantityWords> = {
  fr: {
    spelled: wordSet(
      `deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante
       cinquante soixante cent cents mille million millions moitie tiers double zero dizaine douzaine vingtaine centaine
       centaines trentaine cinquantaine quinzaine`,
    ),
    units:
      / (?:%|pourcent|pour|dollars?|euros?|\$|heures?|h|minutes?|min|secondes?|jours?|semaines?|mois|ans?|annees?|fois|km|kg|m|cm|pouces?|degres?|volts?|litres?|tonnes?|personnes?|clients?|patients?|employes?|dossiers?|factures?|unites?|pieces?|points?) /,
    notCounts:
      / (?:il y a .*|y a .*|depuis .*) $|les deux |tous deux|entre deux|a deux |nous deux|une deux| (?:les|tous les|toutes les|ces) (?:deux|trois) |des (?:deux|trois) /,
  },
  en: {
    spelled: wordSet(
      `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
       twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million half third double zero
       dozen dozens`,
    ),
    units:
      / (?:%|percent|per|dollars?|\$|hours?|minutes?|mins?|seconds?|days?|weeks?|months?|years?|times|km|kg|miles?|feet|ft|inch|inches|degrees?|volts?|people|clients?|customers?|patients?|employees?|orders?|units?|pieces?|points?|visits?|guests?|students?) /,
    notCounts:
      / .* (?:years?|months?|weeks?|days?) ago | .* ago | (?:these|those|the|both) (?:two|three) | one of | two of us /,
  },
};

/** Tools, methods and standards that are often written without a capital. */
export const TOOLS = cue(
  `excel|sage|sap|quickbooks|acomba|salesforce|jira|git|github|gitlab|python|java|javascript|sql|react|docker|aws|azure|linux|autocad|
   solidworks|photoshop|figma|power bi|tableau|kanban|scrum|agile|lean|six sigma|5s|haccp|simdut|whmis|csa|iso|osha|cnesst|ecg|hplc|sbar|
   crm|erp|gps|mig|tig|multimetre|multimeter|scanner|gabarit|spreadsheet|checklist|tableur|grille|procedure|sop|calibre|dashboard|
   tableau de bord|wordpress|google analytics|slack|teams|notion|confluence|jenkins|kubernetes|postgres|mongodb|k6|redis|netsuite|
   explain analyze|index|pipeline|troponin|aspirin|porosity|undercut|dye penetrant|troponine`,
);
