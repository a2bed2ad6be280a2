import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { button, type ButtonVariants } from './Button.css.ts';
import { classNames } from '../class-names.ts';
import { Icon, type IconType } from '../layout/Icon.tsx';
import { Spinner } from '../messages/Spinner.tsx';

export type ButtonLook = {
  /** One primary button per view. */
  variant?: ButtonVariants['variant'];
  size?: ButtonVariants['size'];
  block?: boolean;
  /** Drawn before the words. */
  icon?: IconType | undefined;
  /** Drawn after the words, for a step forward. */
  iconAfter?: IconType | undefined;
};

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'type'> & {
    type?: 'button' | 'submit';
    /** Shows the spinner and refuses further presses; focus stays where it is. */
    loading?: boolean;
    /** What is under way, such as « Lecture… ». Without it the button keeps its words and width. */
    loadingText?: ReactNode;
  };

export function Button({
  variant,
  size,
  block,
  icon,
  iconAfter,
  loading = false,
  loadingText,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames(button({ variant, size, block }), className)}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      {loading ? <Spinner /> : icon && <Icon of={icon} />}
      {loading && loadingText ? loadingText : children}
      {iconAfter && <Icon of={iconAfter} />}
    </button>
  );
}
