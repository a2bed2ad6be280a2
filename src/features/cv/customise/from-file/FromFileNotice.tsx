import { Plural, Trans } from '@lingui/react/macro';
import Inbox from 'lucide-react/icons/inbox';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { contentToPlace, TRAY_PATH, unsurePaths } from '#/domain/cv/form/last-check.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { useCountWords } from '../../use-count-words.ts';
import { customise } from '../customise.css.ts';
import { fieldId, type CvForm } from '../fields/cv-form.ts';
import { REMOVED_LIST } from './RemovedList.tsx';

/**
 * What happened to a file, above the form where it is seen: once in full just after it was read, then in one line
 * for as long as lines wait to be placed or something was taken out.
 */
export function FromFileNotice({ form }: { form: CvForm }) {
  const words = useCountWords();
  const { cv } = form;
  const [justRead, setJustRead] = useState(
    () => cv.sourceFileName !== '' && cv.updatedAt === cv.createdAt,
  );
  const unplaced = count(cv.unplaced);
  const removed = Object.values(cv.removed).filter(({ restored }) => !restored).length;
  const links = (
    <>
      {unplaced > 0 && (
        <Button size="small" icon={Inbox} onClick={() => focusSoon(fieldId(TRAY_PATH))}>
          {words.unplaced(unplaced)}
        </Button>
      )}
      {removed > 0 && (
        <Button size="small" icon={ShieldCheck} onClick={() => focusSoon(REMOVED_LIST)}>
          <Plural value={removed} one="# renseignement retiré" other="# renseignements retirés" />
        </Button>
      )}
    </>
  );
  if (!justRead)
    return unplaced + removed > 0 ? <div className={customise.notices}>{links}</div> : null;

  const found = [
    words.jobs(count(cv.experience)),
    words.education(count(cv.education)),
    words.skills(count(cv.skills)),
    words.languages(count(cv.languages)),
  ].join(', ');
  const toCheck = unsurePaths(cv).length;
  const isWhole = contentToPlace(cv).length === 0;
  return (
    <Note
      tone={isWhole ? 'positive' : 'warning'}
      title={
        isWhole ? (
          <Trans>Votre CV est lu</Trans>
        ) : (
          <Trans>Votre CV est lu, sauf quelques lignes</Trans>
        )
      }
      action={
        <Row gap="px8">
          {links}
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setJustRead(false);
              focusSoon();
            }}
          >
            <Trans>D’accord</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>Trouvé : {found}. S’il manque quelque chose, ajoutez-le ici.</Trans>{' '}
      {toCheck > 0 && words.marked(toCheck)}
    </Note>
  );
}

const count = (entries: object): number => Object.keys(entries).length;
