import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import './office-dialog.css';

interface OfficeDialogProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Stands over the page until it is closed, by its button or Escape; the focus goes back to where it was. */
export function OfficeDialog({ title, close, onClose, children }: OfficeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // Nothing behind a dialog takes the focus until that is gone.
      setTimeout(() => before instanceof HTMLElement && before.focus());
    };
  }, []);
  return (
    <dialog className="office-dialog" aria-labelledby={id} ref={dialog} onClose={onClose}>
      <header>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        <button type="button" className="quiet" aria-label={close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
