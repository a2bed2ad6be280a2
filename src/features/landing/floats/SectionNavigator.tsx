import { useLingui } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { classNames } from '#/ui/class-names.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { useSite } from '#/parts/use-site.ts';
import { useScroll } from '#/ui/scroll.ts';
import { SECTIONS, type SectionId } from '../sections.ts';
import { navigator as css } from './SectionNavigator.css.ts';

const APPEARS_AFTER_PX = 300;

/** Where one is on the page, as the bands of a pole; each leads to its section. */
export function SectionNavigator() {
  const { t } = useLingui();
  const shown = useScroll(({ top }) => top > APPEARS_AFTER_PX);
  const { statistics } = useSite().settings;
  const sections = statistics?.length
    ? SECTIONS
    : SECTIONS.filter(({ id }) => id !== 'statistiques');
  const current = useScroll(currentSection);
  if (!shown) return null;
  return (
    <nav data-float="" aria-label={t`Sections de la page`} className={css.root}>
      {sections.map(({ id, label }, index) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          className={css.link}
        >
          <span className={css.label}>{t(label)}</span>
          <span
            className={classNames(
              css.band,
              index < sections.findIndex((one) => one.id === current) && css.passed,
            )}
          />
        </a>
      ))}
      <a href="#accueil" aria-label={t`Revenir en haut`} className={css.top}>
        <Icon of={ArrowUp} />
      </a>
    </nav>
  );
}

/** The last section whose beginning has passed the middle of the screen. */
const currentSection = (): SectionId | '' =>
  SECTIONS.findLast(({ id }) => {
    const top = document.querySelector(`#${id}`)?.getBoundingClientRect().top;
    return top !== undefined && top <= innerHeight / 2;
  })?.id ?? '';
