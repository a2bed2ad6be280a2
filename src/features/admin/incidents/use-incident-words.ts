import { useLingui } from '@lingui/react/macro';
import type { IncidentField, IncidentRisk } from '#/domain/incidents/incident.ts';

export interface IncidentWords {
  fields: Readonly<Record<IncidentField, string>>;
  risks: Readonly<Record<IncidentRisk, string>>;
  fileName: string;
}

/** The register's columns, in the order of the regulation. */
export const useIncidentWords = (): IncidentWords => {
  const { t } = useLingui();
  return {
    fields: {
      knownOn: t`Date où l’incident a été connu`,
      occurred: t`Date ou période de l’incident`,
      what: t`Description de l’incident`,
      data: t`Renseignements personnels touchés`,
      people: t`Nombre de personnes touchées, environ`,
      risk: t`Risque de préjudice sérieux`,
      reason: t`Pourquoi ce risque`,
      measures: t`Mesures prises`,
      authorityToldOn: t`Date de l’avis à la Commission d’accès à l’information`,
      peopleToldOn: t`Date de l’avis aux personnes`,
      publicNotice: t`Avis public : lequel et pourquoi`,
    },
    risks: {
      open: t`À évaluer`,
      serious: t`Risque sérieux`,
      not_serious: t`Sans risque sérieux`,
    },
    fileName: t`registre-des-incidents.csv`,
  };
};
