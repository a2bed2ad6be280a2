import { useLingui } from '@lingui/react/macro';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { chooseTheme, useTheme, type ThemeChoice } from '../theme-choice.ts';

/** One press to the other of light and dark. */
export function ThemeToggle({ className }: { className?: string }) {
  const { t } = useLingui();
  const theme = useTheme((state) => state.theme);
  const label = theme === 'dark' ? t`Passer au mode clair` : t`Passer au mode sombre`;
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={label}
      className={className}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    />
  );
}

/** The three choices: light, dark, or the system's. */
export function ThemeSegments() {
  const { t } = useLingui();
  const choice = useTheme((state) => state.choice);
  return (
    <Segments<ThemeChoice>
      label={t`Thème`}
      labelHidden
      value={choice}
      onChange={chooseTheme}
      options={[
        { value: 'light', label: t`Clair`, icon: Sun, iconOnly: true },
        { value: 'dark', label: t`Sombre`, icon: Moon, iconOnly: true },
        { value: 'system', label: t`Système`, icon: Monitor, iconOnly: true },
      ]}
    />
  );
}
