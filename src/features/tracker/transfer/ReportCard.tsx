import { Plural, Trans, useLingui } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { addDays } from '#/domain/calendar/day.ts';
import { isOver, type Application } from '#/domain/tracker/application.ts';
import { REDACTIONS, type Redaction } from '#/domain/tracker/report/redactions.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { dayAt, now } from '#/platform/clock.ts';
import { saveFile } from '#/platform/files.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Fields, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { transfer } from './transfer.css.ts';
import { writeReport } from './write-export.ts';
import { WriterMissing } from './WriterMissing.tsx';

type Which = 'all' | 'under-way' | 'month';

/** A list to hand to a counsellor, without what is none of their business. */
export function ReportCard({ applications }: { applications: readonly Application[] }) {
  const { t } = useLingui();
  const { language: own } = useLanguage();
  const { user } = useAuth();
  const fullName = user?.fullName ?? '';
  const [language, setLanguage] = useState(own);
  const [which, setWhich] = useState<Which>('all');
  const [withName, setWithName] = useState(true);
  const [leaveOut, setLeaveOut] = useState<ReadonlySet<Redaction>>(
    new Set<Redaction>(['salaries', 'contacts', 'notes']),
  );
  const [writing, setWriting] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const parts: Record<Redaction, string> = {
    companies: t`Noms des entreprises`,
    salaries: t`Salaires`,
    contacts: t`Personnes-ressources et courriels`,
    notes: t`Notes`,
  };
  const today = dayAt(now());
  const chosen = applications.filter((one) => isWanted(one, which, today));

  const save = async () => {
    setWriting(true);
    setMissing(false);
    try {
      const name = withName ? fullName : '';
      const file = await writeReport(chosen, { language, leaveOut, name, today });
      saveFile(file);
      const { name: fileName } = file;
      showToast({ message: t`${fileName} est dans vos téléchargements.`, tone: 'positive' });
    } catch {
      setMissing(true);
    }
    setWriting(false);
  };

  return (
    <Card title={<Trans>Liste PDF pour une conseillère ou un conseiller</Trans>}>
      <Stack>
        <p className={transfer.quiet}>
          <Trans>
            Les postes, les dates et les résultats de votre recherche. Vous choisissez ce que la
            liste ne dit pas.
          </Trans>
        </p>
        <Fields>
          <Select<Which>
            label={<Trans>Candidatures</Trans>}
            value={which}
            options={[
              { value: 'all', label: t`Toutes` },
              { value: 'under-way', label: t`En cours` },
              { value: 'month', label: t`Envoyées depuis 30 jours` },
            ]}
            onChange={setWhich}
          />
          <Segments
            label={<Trans>Langue du document</Trans>}
            value={language}
            options={[
              { value: 'fr', label: 'Français', lang: 'fr' },
              { value: 'en', label: 'English', lang: 'en' },
            ]}
            onChange={setLanguage}
          />
        </Fields>
        <fieldset className={transfer.choices}>
          <legend className={transfer.legend}>
            <Trans>À montrer dans la liste</Trans>
          </legend>
          {fullName !== '' && (
            <Checkbox label={<Trans>Mon nom</Trans>} checked={withName} onChange={setWithName} />
          )}
          {REDACTIONS.map((part) => (
            <Checkbox
              key={part}
              label={parts[part]}
              checked={!leaveOut.has(part)}
              onChange={(shown) => {
                const next = new Set(leaveOut);
                if (shown) next.delete(part);
                else next.add(part);
                setLeaveOut(next);
              }}
            />
          ))}
        </fieldset>
        {leaveOut.size > 0 && !leaveOut.has('notes') && (
          <p className={transfer.quiet}>
            <Trans>
              Dans les notes et les titres, les noms, montants et courriels retirés sont remplacés.
              Relisez la liste avant de la donner.
            </Trans>
          </p>
        )}
        <Button
          icon={FileDown}
          className={transfer.start}
          disabled={chosen.length === 0}
          loading={writing}
          loadingText={<Trans>Préparation…</Trans>}
          onClick={() => void save()}
        >
          <Plural
            value={chosen.length}
            _0="Aucune candidature dans cette liste"
            one="Créer la liste de # candidature"
            other="Créer la liste de # candidatures"
          />
        </Button>
        {isMissing && <WriterMissing />}
      </Stack>
    </Card>
  );
}

const isWanted = (application: Application, which: Which, today: string): boolean => {
  if (which === 'all') return true;
  if (which === 'under-way') return !isOver(application);
  return application.dateApplied >= addDays(today, -30);
};
