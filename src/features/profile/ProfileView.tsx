import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { LinkedinFacts } from '#/domain/linkedin/archive/linkedin-facts.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { FillProfile } from './fill/FillProfile.tsx';
import { UseInCv } from './fill/UseInCv.tsx';
import { GuestNote } from './GuestNote.tsx';
import { Portrait } from './Portrait.tsx';
import { profile as css } from './profile.css.ts';

/** What is in the profile, to be read. */
export function ProfileView({
  context,
  profile,
  cvs,
  linkedin,
}: {
  context: DataContext;
  profile: Profile;
  cvs: readonly CvRecord[];
  linkedin: LinkedinFacts | undefined;
}) {
  const { user } = useAuth();
  const { fullName, position, location, bio } = profile;
  const jobs = inOrder(profile.experience);
  const studies = inOrder(profile.education);
  const skills = inOrder(profile.skills);
  return (
    <Stack gap="px20">
      <Card>
        <div className={css.head}>
          <Portrait context={context} image={profile.image} />
          <div className={css.who}>
            <h2 className={css.name}>{fullName || <Trans>Nom à compléter</Trans>}</h2>
            {position && <p>{position}</p>}
            <p className={css.quiet}>{[location, user?.email].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        {bio && <p className={css.bio}>{bio}</p>}
      </Card>
      <Part title={<Trans>Expérience</Trans>} isEmpty={jobs.length === 0}>
        <ul className={css.entries}>
          {jobs.map(([id, { position: job, company, years, description }]) => (
            <li key={id} className={css.entry}>
              <h3 className={css.entryName}>{job || company}</h3>
              <p className={css.quiet}>{[job && company, years].filter(Boolean).join(' · ')}</p>
              {description && <Lines of={description} />}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={<Trans>Formation</Trans>} isEmpty={studies.length === 0}>
        <ul className={css.entries}>
          {studies.map(([id, { degree, institution, years }]) => (
            <li key={id} className={css.entry}>
              <h3 className={css.entryName}>{degree || institution}</h3>
              <p className={css.quiet}>
                {[degree && institution, years].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={<Trans>Compétences</Trans>} isEmpty={skills.length === 0}>
        <ul className={css.skills}>
          {skills.map(([id, { name }]) => (
            <li key={id}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
      </Part>
      <Card title={<Trans>Échanger avec un CV ou LinkedIn</Trans>}>
        <Stack gap="px12">
          <p className={css.quiet}>
            <Trans>
              Vous voyez chaque information avant et après, et vous cochez celles qui sont reprises.
            </Trans>
          </p>
          <Row>
            <FillProfile context={context} profile={profile} cvs={cvs} linkedin={linkedin} />
            <UseInCv context={context} profile={profile} cvs={cvs} />
          </Row>
        </Stack>
      </Card>
      <GuestNote />
    </Stack>
  );
}

/** One achievement a line, as they are typed. */
function Lines({ of }: { of: string }) {
  const lines = of.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 1) return <p className={css.lines}>{lines[0]}</p>;
  return (
    <ul className={css.achievements}>
      {lines.map((line, index) => (
        // Two may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function Part({
  title,
  isEmpty,
  children,
}: {
  title: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
}) {
  return (
    <Card title={title}>
      {isEmpty ? (
        <p className={css.quiet}>
          <Trans>Rien pour l’instant.</Trans>
        </p>
      ) : (
        children
      )}
    </Card>
  );
}
