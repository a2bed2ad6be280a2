import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useRef, useState } from 'react';
import { MIB, POSTING_MAX } from '#/domain/access/size-limits.ts';
import { acceptOf, TEXT_FORMATS } from '#/domain/cv/read-formats.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import { usePageDrop } from '#/ui/fields/use-page-drop.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { visuallyHidden } from '#/ui/layout/VisuallyHidden.css.ts';
import { Note } from '#/ui/messages/Note.tsx';
import { Spinner } from '#/ui/messages/Spinner.tsx';
import { AdRefusal } from './AdRefusal.tsx';
import { entry } from './entry.css.ts';
import { PasteAdDialog } from './PasteAdDialog.tsx';
import type { AdIntake } from './use-ad-intake.ts';
import type { ApplicationForm } from './use-application-form.ts';

const ACCEPT = acceptOf(TEXT_FORMATS);
const MOST_MEGABYTES = READ_LIMITS.fileBytes / MIB;

/** The posting, by any way it can come, and what was read in it. */
export function AdCard({
  form,
  intake,
  onEmpty,
}: {
  form: ApplicationForm;
  intake: AdIntake;
  /** Takes out again what the posting filled in. */
  onEmpty: () => void;
}) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  usePageDrop({ onFile: intake.readFile, onText: intake.readText });
  const { text, filled } = form.draft;
  const count = Object.keys(filled).length;
  const { reading } = intake;
  return (
    <Card title={<Trans>Partir de l’offre d’emploi</Trans>}>
      <Stack gap="px12">
        {text === '' && (
          <p className={entry.quiet}>
            <Trans>
              Jalon remplit ce qu’elle dit, et rien d’autre. PDF, Word ou texte, {MOST_MEGABYTES} Mo
              au maximum.
            </Trans>
          </p>
        )}
        {intake.failure && (
          <AdRefusal {...intake.failure} onPaste={() => setPasting(true)} onRetry={intake.retry} />
        )}
        {text !== '' && reading === undefined && (
          <Note
            tone={count > 1 ? 'positive' : 'warning'}
            live="polite"
            title={
              count > 1 ? (
                <Plural value={count} one="# champ rempli" other="# champs remplis" />
              ) : (
                <Trans>Rien n’a été reconnu dans ce texte</Trans>
              )
            }
            action={
              <Button size="small" onClick={onEmpty}>
                <Trans>Vider ces champs</Trans>
              </Button>
            }
          >
            {count > 1 ? (
              <Trans>
                Sous chaque champ, la phrase où il a été lu. Vérifiez-les, et corrigez au besoin.
              </Trans>
            ) : (
              <Trans>Est-ce bien une offre d’emploi? Écrivez le titre et l’entreprise.</Trans>
            )}{' '}
            {intake.isCut && (
              <Plural
                value={POSTING_MAX.text}
                one="Seul le premier caractère a été lu."
                other="Seuls les # premiers caractères ont été lus."
              />
            )}
          </Note>
        )}
        <div>
          <input
            ref={input}
            type="file"
            accept={ACCEPT}
            tabIndex={-1}
            aria-label={t`Fichier de l’offre`}
            className={visuallyHidden}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) intake.readFile(file);
            }}
          />
          <div role="status">
            {reading !== undefined && (
              <div className={entry.reading}>
                <Spinner />
                <span>
                  <Trans>Lecture de « {reading} »…</Trans>
                </span>
                <Button size="small" variant="quiet" onClick={intake.cancel}>
                  <Trans>Arrêter</Trans>
                </Button>
              </div>
            )}
          </div>
          <div className={entry.ways}>
            <Button size="small" icon={ClipboardPaste} onClick={() => setPasting(true)}>
              {text === '' ? <Trans>Coller l’offre</Trans> : <Trans>Coller une autre offre</Trans>}
            </Button>
            <Button size="small" onClick={() => input.current?.click()}>
              <Trans>Choisir un fichier</Trans>
            </Button>
          </div>
        </div>
        {text !== '' && (
          <Disclosure summary={<Trans>Texte de l’offre, gardé avec la candidature</Trans>}>
            <div className={entry.text}>{text}</div>
          </Disclosure>
        )}
        <PasteAdDialog
          open={pasting}
          onClose={() => setPasting(false)}
          onText={(pasted) => {
            setPasting(false);
            intake.readText(pasted);
          }}
        />
      </Stack>
    </Card>
  );
}
