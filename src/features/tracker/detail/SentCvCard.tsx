import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { editApplication, setSentCv } from '#/data/records/tracker/applications.ts';
import { getVersion } from '#/data/records/cv-versions.ts';
import { getCv, listCvs } from '#/data/records/cvs.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { detail } from './detail.css.ts';
import { useSentCvTitle } from './use-sent-cv-title.ts';

/** The CV that went with the application, as it was then: a version of it is kept, whatever becomes of the CV. */
export function SentCvCard({
  context,
  application,
}: {
  context: DataContext;
  application: Application;
}) {
  const { t } = useLingui();
  const titleOf = useSentCvTitle();
  const [failure, setFailure] = useState<StorageFailure>();
  const { id, cv, cvVersion, locked } = application;
  const cvs = useLiveQuery(() => listCvs(context), [context]);
  if (!cvs || (cv === '' && (locked || cvs.length === 0))) return null;

  const choose = async (next: string) => {
    const done =
      next === ''
        ? await editApplication(context, id, { cv: '', cvVersion: '' })
        : await setSentCv(context, id, next, titleOf(application));
    if (done.ok) setFailure(undefined);
    else if (done.error.kind !== 'title-required') setFailure(done.error);
  };
  // A CV in the bin is still the one that was sent.
  const isListed = cv === '' || cvs.some((one) => one.id === cv);
  return (
    <Card title={<Trans>CV envoyé</Trans>}>
      <Stack gap="px12">
        {failure && <StorageNote failure={failure} />}
        {cv !== '' && <Sent context={context} cv={cv} version={cvVersion} application={id} />}
        {!locked && cvs.length > 0 && (
          <Select
            label={<Trans>CV</Trans>}
            hint={<Trans>Une version en est gardée, telle qu’elle est maintenant.</Trans>}
            value={cv}
            options={[
              { value: '', label: t`Non précisé` },
              ...cvs.map((one) => ({ value: one.id, label: one.title })),
              ...(isListed ? [] : [{ value: cv, label: t`Un CV qui n’est plus ici` }]),
            ]}
            onChange={(next) => void choose(next)}
          />
        )}
      </Stack>
    </Card>
  );
}

function Sent({
  context,
  cv,
  version,
  application,
}: {
  context: DataContext;
  cv: string;
  version: string;
  application: string;
}) {
  const { language } = useLanguage();
  const found = useLiveQuery(
    async () => ({ cv: await getCv(context, cv), version: await getVersion(context, version) }),
    [context, cv, version],
  );
  if (!found) return null;
  const title = found.cv?.title ?? '';
  const day = dayFormat(LANGUAGE_TAGS[language], { dateStyle: 'long' });
  return (
    <>
      {found.version ? (
        <p>
          <b>{found.version.title}</b>
          <span className={detail.quiet}>
            <br />
            <Trans>Version gardée le {day(found.version.createdAt)}</Trans>
          </span>
        </p>
      ) : (
        <p className={detail.quiet}>
          <Trans>Sa version n’est plus sur cet appareil.</Trans>
        </p>
      )}
      {found.version && found.cv && found.cv.trashedAt === null && (
        <LinkButton
          to="/modules/cv-converter"
          search={{ cv, step: 'customise', version }}
          size="small"
          icon={Eye}
        >
          <Trans>Voir le CV envoyé</Trans>
        </LinkButton>
      )}
      {found.cv && found.cv.trashedAt === null && (
        <LinkButton
          to="/modules/cv-converter"
          search={{ cv, step: 'customise', application }}
          size="small"
          icon={Mail}
        >
          <Trans>Lettre de présentation</Trans>
        </LinkButton>
      )}
      {found.cv && found.cv.trashedAt === null && (
        <LinkButton
          to="/modules/cv-converter"
          search={{ cv, step: 'customise' }}
          size="small"
          icon={FileText}
        >
          <Trans>Ouvrir « {title} »</Trans>
        </LinkButton>
      )}
    </>
  );
}
