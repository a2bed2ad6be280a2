import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { LEAST_TOLD } from '#/domain/access/administration/cohort.ts';
import { toSafeCell } from '#/domain/tracker/csv/formula-cells.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { saveFile } from '#/platform/files.ts';
import { readCohorts, type CohortReport } from '#/remote/admin.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { barFigure } from '#/ui/figures/BarFigure.css.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { admin as css } from '../admin.css.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import { useAnswer, type AdminAsk } from '../use-answer.ts';
import { useCohortColumns } from './use-cohort-columns.ts';

/** What the people of each organisation have begun, in numbers that point at nobody. */
export function CohortsCard({ ask }: { ask: AdminAsk }) {
  const { value, failure, isAsking, askAgain } = useAnswer(ask, 'cohorts', readCohorts);
  return (
    <Card title={<Trans>Organisations</Trans>}>
      <Stack>
        <AdminFailure failure={failure} onRetry={askAgain} />
        {!value && isAsking && <Skeleton lines={3} />}
        {value && value.cohorts.length === 0 && (
          <p className={css.quiet}>
            <Trans>
              Aucune organisation n’a encore de code de groupe. Un code se crée dans le tableau de
              bord du serveur.
            </Trans>
          </p>
        )}
        {value && value.cohorts.length > 0 && (
          <>
            <Cohorts report={value} />
            <p className={css.quiet}>
              <Trans>
                Un nombre plus petit que {LEAST_TOLD} n’est pas montré, pour qu’il ne désigne
                personne. Aucun document n’est lu pour ces chiffres.
              </Trans>
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Cohorts({ report }: { report: CohortReport }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const columns = useCohortColumns(report);
  const download = async () => {
    const { writeCsv } = await import('#/documents/tables/csv.ts');
    const rows = report.cohorts.map((cohort) =>
      columns.map(({ written }) => toSafeCell(written(cohort) ?? t`caché`)),
    );
    const text = await writeCsv([columns.map(({ head }) => head), ...rows], language);
    saveFile(new File([text], t`organisations.csv`, { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls must take the focus. */}
      <section className={css.scroll} tabIndex={0} aria-label={t`Organisations`}>
        <table className={barFigure.table}>
          <thead>
            <tr>
              {columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.cohorts.map((cohort) => (
              <tr key={cohort.id}>
                {columns.map(({ head, shown }, at) =>
                  at === 0 ? (
                    <th key={head} scope="row">
                      {shown(cohort)}
                    </th>
                  ) : (
                    <td key={head}>{shown(cohort) ?? <Trans>caché</Trans>}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Row end>
        <Button icon={Download} onClick={() => void download()}>
          <Trans>Télécharger ce tableau</Trans>
        </Button>
      </Row>
    </>
  );
}
