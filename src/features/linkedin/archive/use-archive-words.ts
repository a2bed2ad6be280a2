import { useLingui } from '@lingui/react/macro';
import type { ArchiveRefusal } from '#/documents/read/read-linkedin-archive.ts';
import type { Skipped, SkippedReason } from '#/domain/linkedin/archive/read-archive-tables.ts';

export const useArchiveWords = () => {
  const { t } = useLingui();
  const damaged = t`Le fichier est abîmé. Téléchargez-le de nouveau depuis LinkedIn.`;
  const notZip = t`Ce n’est pas une archive ZIP. Donnez le fichier tel que LinkedIn l’a envoyé, sans l’ouvrir.`;
  const refusals: Record<ArchiveRefusal, string> = {
    not_zip: notZip,
    no_tables: t`L’archive ne contient aucun fichier de LinkedIn, comme Profile.csv ou Positions.csv.`,
    empty: t`Le fichier est vide. Téléchargez-le de nouveau depuis LinkedIn.`,
    encrypted: t`L’archive est protégée par un mot de passe. Retirez-le, puis réessayez.`,
    too_large: t`L’archive est trop grande. Demandez à LinkedIn seulement le profil, les postes, la formation et les compétences.`,
    corrupt: damaged,
    unsupported_type: notZip,
    scanned: notZip,
    not_a_cv: notZip,
  };
  const reasons: Record<SkippedReason, string> = {
    absent: t`n’est pas dans l’archive`,
    empty: t`est vide`,
    'no-header': t`n’a pas de colonnes connues`,
    'too-many-rows': t`a trop de lignes : la suite n’est pas lue`,
    'empty-row': t`ligne sans rien à lire`,
    'unreadable-date': t`date illisible`,
    'too-long': t`texte trop long : la fin n’est pas lue`,
    unreadable: t`ne peut pas être lu`,
  };
  const skippedWords = ({ file, line, reason, value }: Skipped): string => {
    const why = reasons[reason];
    if (line === undefined) return t`${file} : ${why}`;
    return value
      ? t`${file}, ligne ${line} : ${why} (${value})`
      : t`${file}, ligne ${line} : ${why}`;
  };
  return { refusals, skippedWords, forgotten: t`Ce qui a été lu de LinkedIn est effacé.` };
};
