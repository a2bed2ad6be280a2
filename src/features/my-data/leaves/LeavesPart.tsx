import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { leavingKinds, type LeavingKind } from '#/data/records/leaving.ts';
import { getSettings } from '#/data/records/settings.ts';
import { actsOf, ASSIST_PURPOSES } from '#/domain/access/consents.ts';
import { MIB } from '#/domain/access/size-limits.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { myData } from '../my-data.css.ts';
import { useFieldWords } from '../use-field-words.ts';
import { useRecordWords } from '../use-record-words.ts';

/** What leaves this device, when and to whom. The lists are made from the same rules that the sync goes by. */
export function LeavesPart({ context }: { context: DataContext }) {
  const kinds = useLiveQuery(() => leavingKinds(context), [context]);
  const { user } = useAuth();
  if (!kinds) return <PartSkeleton />;
  return (
    <Stack gap="px20">
      {user ? (
        <Note title={<Trans>Votre travail est envoyé à notre serveur</Trans>}>
          <Trans>
            Après chaque modification, dès qu’il y a une connexion Internet, pour que vos autres
            appareils l’aient aussi. Personne d’autre ne le reçoit.
          </Trans>
        </Note>
      ) : (
        <Note tone="positive" title={<Trans>Rien ne part de cet appareil</Trans>}>
          <Trans>
            Vous n’avez pas de compte ouvert ici. Voici ce qui serait envoyé à notre serveur si vous
            en ouvriez un.
          </Trans>
        </Note>
      )}
      <SentCard kinds={kinds} />
      <StayingCard />
      <OthersCard context={context} />
    </Stack>
  );
}

function SentCard({ kinds }: { kinds: readonly LeavingKind[] }) {
  const words = useRecordWords();
  return (
    <Card title={<Trans>Envoyé à notre serveur, avec un compte</Trans>}>
      <p className={myData.quiet}>
        <Trans>
          Chaque élément part avec les dates de sa création, de sa modification et de sa mise à la
          corbeille.
        </Trans>
      </p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind.table} className={myData.row}>
            <div className={myData.words}>
              <b className={myData.name}>{words(kind, undefined).kind}</b>
              <span className={myData.quiet}>
                <Plural
                  value={kind.count}
                  _0="Aucun élément ici"
                  one="# élément ici"
                  other="# éléments ici"
                />
                {kind.comesBack && (
                  <>
                    {'. '}
                    <Trans>Préparé par le serveur</Trans>
                  </>
                )}
                {kind.maxBytes !== undefined && (
                  <>
                    {'. '}
                    <Trans>Avec le contenu du fichier, jusqu’à {kind.maxBytes / MIB} Mo</Trans>
                  </>
                )}
              </span>
              <Disclosure summary={<Trans>Les renseignements envoyés</Trans>}>
                <FieldNames fields={kind.fields} />
              </Disclosure>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FieldNames({ fields }: { fields: readonly string[] }) {
  const { nameOf } = useFieldWords();
  const names = [...new Set(fields.map(nameOf))];
  return <p className={myData.quiet}>{names.join(', ')}</p>;
}

function StayingCard() {
  const { t } = useLingui();
  const kept = [
    t`Ce qui a été retiré d’un CV, comme une date de naissance : le serveur sait seulement que quelque chose de ce genre a été retiré.`,
    t`Un numéro d’identité, même remis dans le CV.`,
    t`Le fichier d’origine d’un CV, même si vous le gardez sur cet appareil, et sa photo.`,
    t`Vos enregistrements audio d’entrevue.`,
    t`Les formulaires commencés et pas encore enregistrés, et les offres reçues d’une autre application.`,
    t`La liste de vos activités, le thème, la taille du texte et les sons.`,
  ];
  return (
    <Card title={<Trans>Toujours gardé sur cet appareil</Trans>}>
      <ul className={myData.bullets}>
        {kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Anyone but our server, and only after a yes. */
function OthersCard({ context }: { context: DataContext }) {
  const settings = useLiveQuery(() => getSettings(context), [context]);
  if (!settings) return null;
  const { consents, pushNotifications } = settings;
  const acts = actsOf(consents);
  const helpers = new Set(
    ASSIST_PURPOSES.map((purpose) => acts.find((act) => act.purpose === `assist-${purpose}`))
      .filter((act) => act?.given)
      .map((act) => act?.recipient),
  );
  return (
    <Card title={<Trans>À d’autres, si vous le demandez</Trans>}>
      <ul>
        <li className={myData.row}>
          <span className={myData.words}>
            <b className={myData.name}>
              <Trans>Le service de votre navigateur</Trans>
            </b>
            <span className={myData.quiet}>
              {pushNotifications ? (
                <Trans>
                  Reçoit un appel vide le matin d’une échéance, pour réveiller vos appareils. Aucun
                  texte.
                </Trans>
              ) : (
                <Trans>Rien : vous n’avez pas demandé d’être réveillé.</Trans>
              )}
            </span>
          </span>
        </li>
        <li className={myData.row}>
          <span className={myData.words}>
            <b className={myData.name}>
              <Trans>L’aide à l’écriture</Trans>
            </b>
            <span className={myData.quiet}>
              {helpers.size > 0 ? (
                <Trans>
                  Reçoit le texte que vous lui donnez, quand vous appuyez sur son bouton :{' '}
                  {[...helpers].join(', ')}
                </Trans>
              ) : (
                <Trans>Rien : vous n’avez pas accepté qu’un texte lui soit envoyé.</Trans>
              )}
            </span>
          </span>
        </li>
        <li className={myData.row}>
          <span className={myData.words}>
            <b className={myData.name}>
              <Trans>La page Contact</Trans>
            </b>
            <span className={myData.quiet}>
              <Trans>Votre nom, votre adresse et votre message, quand vous l’envoyez.</Trans>
            </span>
          </span>
        </li>
      </ul>
      <Row>
        <LinkButton to="/settings" search={{ tab: 'notifications' }} size="small">
          <Trans>Voir et changer vos accords</Trans>
        </LinkButton>
        <LinkButton to="/privacy-policy" size="small" variant="quiet">
          <Trans>Politique de confidentialité</Trans>
        </LinkButton>
      </Row>
    </Card>
  );
}
