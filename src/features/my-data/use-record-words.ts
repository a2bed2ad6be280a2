import { useLingui } from '@lingui/react/macro';
import { rulesOf } from '#/data/collection-rules.ts';
import type { RecordRef } from '#/data/records/belongings.ts';
import type { SyncedRow, SyncedTable } from '#/data/tables.ts';
import { recordName } from '#/domain/collections/record-name.ts';

/** How a record is called when it stands among others: what it is, and its own name where it has one. */
export const useRecordWords = () => {
  const { t } = useLingui();
  const kinds: Record<SyncedTable, string> = {
    cvs: t`CV`,
    cvVersions: t`Version d’un CV`,
    letters: t`Lettre pour une offre`,
    applications: t`Candidature`,
    reminders: t`Rappel`,
    reminderSettings: t`Paramètres des rappels`,
    emailTemplates: t`Modèle de courriel`,
    interviewDrafts: t`Brouillon de réponse`,
    interviewSessions: t`Entrevue d’exercice`,
    interviewResults: t`Réponse d’entrevue`,
    interviewStories: t`Récit d’entrevue`,
    linkedinProfiles: t`Profil LinkedIn`,
    linkedinTexts: t`Texte pour LinkedIn`,
    profiles: t`Profil`,
    settings: t`Paramètres`,
    files: t`Fichier`,
    history: t`Autre version`,
  };
  return ({ table }: Pick<RecordRef, 'table'>, row: SyncedRow | undefined) => ({
    kind: kinds[table],
    name: recordName(rulesOf(table), { ...row }) || t`Sans titre`,
  });
};
