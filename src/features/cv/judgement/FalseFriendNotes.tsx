import { Trans, useLingui } from '@lingui/react/macro';
import { countryOfLocation } from '#/domain/cv/canadian/location.ts';
import {
  falseFriendsIn,
  falseFriendSource,
  needsCountry,
  plainerText,
  type FalseFriend,
} from '#/domain/cv/canadian/false-friends.ts';
import { editEntry } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { judgement } from './judgement.css.ts';
import { SourceLink } from './SourceLink.tsx';
import { useApply } from './use-apply.ts';

type Field = { list: 'education'; name: 'degree' } | { list: 'experience'; name: 'jobTitle' };

/** What a Canadian reader understands by the word of a diploma or a post from elsewhere, and plainer words for it. */
export function FalseFriendNotes({
  form,
  id,
  field: { list, name },
}: {
  form: CvForm;
  id: EntryId;
  field: Field;
}) {
  const { t } = useLingui();
  const apply = useApply(form);
  const { language } = form.cv;
  const entry: Readonly<Record<string, unknown>> = { ...form.cv[list][id] };
  const text = String(entry[name] ?? '');
  const place = String(entry['location'] ?? '');
  const path = `${list}.${id}.${name}`;
  const found = falseFriendsIn(name, text, place, language);
  const asksCountry =
    name === 'degree' && needsCountry(text, place, countryOfLocation(place) !== undefined);
  if (found.length === 0 && !asksCountry) return null;
  const write = (plain: string): void =>
    apply(
      list === 'education'
        ? editEntry('education', id, 'degree', plain)
        : editEntry('experience', id, 'jobTitle', plain),
      path,
      t`Texte changé.`,
    );
  return (
    <div className={judgement.beside}>
      {asksCountry && (
        <Note title={<Trans>Ajoutez le pays au lieu</Trans>}>
          <Trans>
            Ce nom de diplôme a un autre sens selon le pays. Écrivez par exemple « Rabat, Maroc ».
          </Trans>
        </Note>
      )}
      {found.map((friend) => {
        const plain = plainerText(friend, text, language);
        return (
          <Note
            key={friend}
            title={<Trans>Ce mot se lit autrement au Canada</Trans>}
            action={
              plain && (
                <Button size="small" onClick={() => write(plain)}>
                  <span>
                    <Trans>
                      Écrire « <span lang={language}>{plain}</span> »
                    </Trans>
                  </span>
                </Button>
              )
            }
          >
            <div className={judgement.words}>
              <FriendWords friend={friend} />
              <SourceLink source={falseFriendSource(friend)} />
            </div>
          </Note>
        );
      })}
    </div>
  );
}

function FriendWords({ friend }: { friend: FalseFriend }) {
  switch (friend) {
    case 'baccalaureat':
      return (
        <Trans>
          Ici, un baccalauréat est un diplôme d’université, de trois ou quatre ans. Le vôtre, s’il
          finit le lycée, est un diplôme d’études secondaires. Dites-le entre parenthèses.
        </Trans>
      );
    case 'licence':
      return (
        <Trans>
          Ici, une licence est un permis. Gardez le nom de votre diplôme et dites entre parenthèses
          ce que c’est.
        </Trans>
      );
    case 'maitrise':
      return (
        <Trans>
          Ici, une maîtrise est un diplôme de deuxième cycle (en anglais, « master’s degree »).
          L’ancienne maîtrise venait après quatre années d’université.
        </Trans>
      );
    case 'bachillerato':
      return (
        <Trans>
          Ce mot ressemble à « baccalauréat » et à « bachelor », qui sont ici des diplômes
          d’université. Dites entre parenthèses ce que c’est.
        </Trans>
      );
    case 'stage':
      return (
        <Trans>
          En anglais, « stage » veut dire scène ou étape. Un stage en entreprise se dit
          « internship ».
        </Trans>
      );
    case 'cadre':
      return (
        <Trans>
          Ici, « cadre » ne dit pas ce que vous faisiez. Écrivez votre fonction : gestionnaire,
          responsable d’équipe, chargée de projet.
        </Trans>
      );
  }
}
