import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon.tsx';
import type { QueuedToast } from './use-toasts.ts';

/** Milliseconds that a notice stays. */
const toastDuration = 4000;

export interface ToastProps {
  readonly toast: QueuedToast | undefined;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** In its own place below what it is about, where it would cover something else. */
  readonly inline?: boolean;
}

/**
 * The place of notices. It is always there, because screen readers only notice what changes in a known region; errors
 * alone bring their own, which interrupts.
 */
export function ToastRegion({ toast, closeLabel, onClose, inline = false }: ToastProps) {
  const shown = toast && <Toast key={toast.key} {...{ toast, closeLabel, onClose, inline }} />;
  const isError = toast?.kind === 'error';
  return (
    <>
      <output className={inline ? 'toasts' : undefined}>{!isError && shown}</output>
      {isError && <div role="alert">{shown}</div>}
    </>
  );
}

/**
 * Stays while it is pointed at or focused. In the top layer, so that nothing of the page covers or clips it, or in a place
 * of its own.
 */
function Toast({ toast, closeLabel, onClose, inline }: ToastProps & { readonly toast: QueuedToast }) {
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // Absent in browsers without popovers, where the notice is a fixed box.
    if (!inline && typeof box.current?.showPopover === 'function') box.current.showPopover();
  }, [inline]);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onClose, toastDuration);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const { kind, title, text, phone } = toast;
  return (
    // Pointing at it only keeps it; whoever uses no mouse focuses the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`toast toast-${kind} ${inline ? 'inline' : ''}`}
      part="toast"
      popover={inline ? undefined : 'manual'}
      ref={box}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={closeOnEscape}
    >
      <div>
        <strong>{title}</strong>
        <p>
          {text}
          {phone && (
            <>
              {' '}
              <a href={phone.href}>{phone.display}</a>
            </>
          )}
        </p>
      </div>
      <button className="quiet" type="button" onClick={onClose} aria-label={closeLabel}>
        <Icon name="close" />
      </button>
    </div>
  );
}
