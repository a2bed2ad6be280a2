import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import {
  forgetArchive,
  getLinkedinProfile,
  keepArchive,
} from '#/data/records/linkedin/linkedin-profile.ts';
import type { ArchiveRefusal } from '#/documents/read/read-linkedin-archive.ts';
import type { ReadArchive } from '#/domain/linkedin/archive/read-archive-tables.ts';
import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { NotHereYet } from '#/parts/NotHereYet.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { DropZone } from '#/ui/fields/DropZone.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { linkedin as css } from '../linkedin.css.ts';
import { SubPage } from '../SubPage.tsx';
import { ArchiveReport } from './ArchiveReport.tsx';
import { CvBeside } from './CvBeside.tsx';
import { useArchiveWords } from './use-archive-words.ts';

const COMPARED = 'linkedin-compared';

/** LinkedIn's own archive, read on the device: what it says beside a CV. Neither is changed. */
export function ArchivePage({ context }: { context: DataContext }) {
  const { language } = useLanguage();
  const { refusals, forgotten } = useArchiveWords();
  const profile = useLiveQuery(() => getLinkedinProfile(context), [context]);
  const [reading, setReading] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [refusal, setRefusal] = useState<ArchiveRefusal>();
  const [failure, setFailure] = useState<StorageFailure>();
  const [read, setRead] = useState<ReadArchive>();

  const take = async (file: File): Promise<void> => {
    setReading(true);
    // Its code is fetched when it is first used.
    const reader = await import('#/documents/read/read-linkedin-archive.ts').catch(() => undefined);
    setIsMissing(!reader);
    if (!reader) return setReading(false);
    const { ARCHIVE_BYTES, readLinkedinArchive } = reader;
    const archive =
      file.size > ARCHIVE_BYTES
        ? ({ ok: false, error: 'too_large' } as const)
        : await readLinkedinArchive(new Uint8Array(await file.arrayBuffer()), {
            now: () => performance.now(),
          });
    setReading(false);
    setRefusal(archive.ok ? undefined : archive.error);
    setRead(archive.ok ? archive.value : undefined);
    if (!archive.ok) return;
    const saved = await keepArchive(context, archive.value.facts);
    setFailure(saved.ok ? undefined : saved.error);
    focusSoon(COMPARED);
  };
  const forget = async (): Promise<void> => {
    const saved = await forgetArchive(context);
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    setRead(undefined);
    showToast({ message: forgotten });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const { facts, readAt } = profile?.archive ?? {};
  return (
    <SubPage
      title={<Trans>Votre CV à côté de LinkedIn</Trans>}
      lead={
        <Trans>
          Les recruteurs comparent les deux. Donnez ici l’archive que LinkedIn vous envoie : elle
          est lue sur votre appareil, et rien n’est changé.
        </Trans>
      }
    >
      {!profile ? (
        <PartSkeleton />
      ) : (
        <div className={css.measure}>
          <Stack gap="px20">
            <DropZone
              title={<Trans>L’archive de LinkedIn</Trans>}
              hint={<Trans>Un fichier ZIP, tel que vous l’avez reçu.</Trans>}
              buttonLabel={<Trans>Choisir l’archive</Trans>}
              accept=".zip,application/zip"
              disabled={reading}
              onFile={(file) => void take(file)}
            />
            <Disclosure summary={<Trans>Comment obtenir cette archive</Trans>}>
              <Trans>
                Dans LinkedIn, ouvrez « Préférences et confidentialité », puis « Confidentialité des
                données », puis « Obtenir une copie de vos données ». LinkedIn vous envoie un
                courriel, souvent en moins d’un jour.
              </Trans>
            </Disclosure>
            {isMissing && <NotHereYet />}
            {refusal && (
              <Note
                tone="warning"
                live="assertive"
                title={<Trans>Cette archive ne peut pas être lue</Trans>}
              >
                {refusals[refusal]}
              </Note>
            )}
            {failure && <StorageNote failure={failure} />}
            {read && <ArchiveReport read={read} />}
            {facts && (
              <>
                <h2 id={COMPARED} tabIndex={-1} className={css.title}>
                  <Trans>Ce qui diffère</Trans>
                </h2>
                <CvBeside context={context} facts={facts} />
                <Note
                  title={<Trans>Ces faits peuvent remplir votre profil</Trans>}
                  action={
                    <LinkButton to="/profile" size="small">
                      <Trans>Ouvrir mon profil</Trans>
                    </LinkButton>
                  }
                >
                  <Trans>
                    Vous voyez chacun avant et après, et vous cochez ceux qui sont repris.
                  </Trans>
                </Note>
                <div className={css.foot}>
                  {readAt !== undefined && (
                    <span className={css.quiet}>
                      <Trans>
                        Archive lue le{' '}
                        {dayFormat(LANGUAGE_TAGS[language], {
                          dateStyle: 'long',
                        })(readAt)}
                        .
                      </Trans>
                    </span>
                  )}
                  <Button size="small" variant="quiet" onClick={() => void forget()}>
                    <Trans>Effacer ce qui a été lu</Trans>
                  </Button>
                </div>
              </>
            )}
          </Stack>
        </div>
      )}
    </SubPage>
  );
}
