import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { listApplications } from '#/data/records/tracker/applications.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { saveFile } from '#/platform/files.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { TrackerLink } from '../TrackerLink.tsx';
import { ReportCard } from './ReportCard.tsx';
import { transfer } from './transfer.css.ts';
import { writeExport, type ExportFormat } from './write-export.ts';
import { WriterMissing } from './WriterMissing.tsx';

/** Every way for applications to leave, with a network or without, locked or not. */
export function ExportPart({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const applications = useLiveQuery(() => listApplications(context), [context]);
  const [writing, setWriting] = useState<ExportFormat>();
  const [isMissing, setMissing] = useState(false);
  if (!applications) return <PartSkeleton />;
  const locked = applications.filter((one) => one.locked).length;

  const save = async (format: ExportFormat) => {
    setWriting(format);
    setMissing(false);
    try {
      const file = await writeExport(context, format, language);
      saveFile(file);
      const { name } = file;
      showToast({ message: t`${name} est dans vos téléchargements.`, tone: 'positive' });
    } catch {
      setMissing(true);
    }
    setWriting(undefined);
  };

  return (
    <>
      <Card title={<Trans>Exporter mes candidatures</Trans>}>
        <Stack>
          <p className={transfer.quiet}>
            <Plural
              value={applications.length}
              _0="Aucune candidature à exporter pour l’instant."
              one="# candidature."
              other="# candidatures."
            />{' '}
            {locked > 0 && (
              <Plural
                value={locked}
                one="# est verrouillée : elle est exportée aussi."
                other="# sont verrouillées : elles sont exportées aussi."
              />
            )}
          </p>
          <ul className={transfer.formats}>
            <li className={transfer.format}>
              <span className={transfer.words}>
                <b>
                  <Trans>Tableau CSV</Trans>
                </b>
                <span className={transfer.quiet}>
                  <Trans>
                    Pour Excel, Numbers ou Google Sheets. Jalon le relit sans rien perdre.
                  </Trans>
                </span>
              </span>
              <Button
                icon={Download}
                aria-label={t`Exporter en CSV`}
                disabled={applications.length === 0}
                loading={writing === 'csv'}
                onClick={() => void save('csv')}
              >
                CSV
              </Button>
            </li>
            <li className={transfer.format}>
              <span className={transfer.words}>
                <b>
                  <Trans>Copie JSON</Trans>
                </b>
                <span className={transfer.quiet}>
                  <Trans>Avec les rappels et ce qui est dans la corbeille.</Trans>
                </span>
              </span>
              <Button
                icon={Download}
                aria-label={t`Exporter en JSON`}
                loading={writing === 'json'}
                onClick={() => void save('json')}
              >
                JSON
              </Button>
            </li>
          </ul>
          {isMissing && <WriterMissing />}
          <Row>
            <TrackerLink open={{ tab: 'reminders' }} className={transfer.link}>
              <Trans>Rappels dans votre agenda (.ics)</Trans>
            </TrackerLink>
          </Row>
        </Stack>
      </Card>
      {applications.length > 0 && <ReportCard applications={applications} />}
    </>
  );
}
