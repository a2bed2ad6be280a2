import Upload from 'lucide-react/icons/upload';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
} from 'react';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { dropZone } from './DropZone.css.ts';
import { Icon } from '../layout/Icon.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';

/** A place for a file, or for several: press the button, drop them, or paste them anywhere on the page. */
export function DropZone({
  title,
  hint,
  buttonLabel,
  accept,
  onFile,
  onFiles,
  onText,
  disabled = false,
  children,
}: {
  title: ReactNode;
  hint: ReactNode;
  buttonLabel: ReactNode;
  /** As an input's `accept`; a help for the person, never a check. */
  accept: string;
  onFile: (file: File) => void;
  /** More than one at once; without it the first alone is taken. */
  onFiles?: (files: readonly File[]) => void;
  /** Text that was pasted or dropped instead of a file. */
  onText?: (text: string) => void;
  disabled?: boolean;
  /** A quieter way beside the button, such as « commencer avec un CV vide ». */
  children?: ReactNode;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);

  // A disabled button loses the focus: it takes it back, unless the person went elsewhere meanwhile.
  const wasDisabled = useRef(disabled);
  useEffect(() => {
    if (wasDisabled.current && !disabled && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasDisabled.current = disabled;
  }, [disabled]);

  const takeFiles = (list: FileList | null): boolean => {
    const files = [...(list ?? [])];
    const [file] = files;
    if (!file) return false;
    if (onFiles && files.length > 1) onFiles(files);
    else onFile(file);
    return true;
  };
  const take = (data: DataTransfer): boolean => {
    if (disabled) return false;
    if (takeFiles(data.files)) return true;
    const text = data.getData('text/plain');
    if (text.trim() === '' || !onText) return false;
    onText(text);
    return true;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer);
  };
  const paste = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea');
    if (!typing && event.clipboardData && take(event.clipboardData)) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: globalThis.ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Dropping is a shortcut; the button inside is the way for everyone.
    <div
      role="group"
      aria-labelledby={id}
      className={classNames(dropZone.root, over && dropZone.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={Upload} size="huge" className={dropZone.icon} />
      <h2 id={id} className={dropZone.title}>
        {title}
      </h2>
      <p className={dropZone.hint}>{hint}</p>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={onFiles !== undefined}
        disabled={disabled}
        tabIndex={-1}
        aria-labelledby={id}
        className={visuallyHidden}
        onChange={(event) => {
          takeFiles(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        ref={button}
        variant="primary"
        size="large"
        icon={Upload}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
      {children != null && <div className={dropZone.hint}>{children}</div>}
    </div>
  );
}
