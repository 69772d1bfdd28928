import { createElement, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { attributeName } from '../element/attribute-value.ts';
import { raiseLoadFailure } from '../element/load-failure.ts';
import { quoteFormAttributes } from '../quote-form/quote-form.props.ts';
import { Icon } from '../ui/icon.tsx';
import type { QuotePopupProps } from './quote-popup.props.ts';

const formProps = Object.keys(quoteFormAttributes) as (keyof typeof quoteFormAttributes)[];

/** The popup and, from the first time that it opens, the form in it. The link in the tag stays what opens it. */
export function QuotePopup(props: QuotePopupProps) {
  const { language, words, open = false, emit, expose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether a press began beside the popup: text that is selected out over its edge ends there, too. */
  const beganBeside = useRef(false);
  const [surroundings, setSurroundings] = useState<Surroundings>();

  useEffect(() => {
    const box = dialog.current;
    if (!box || open === box.open) return undefined;
    if (!open) {
      box.close();
      return undefined;
    }
    const host = hostOf(box);
    const link = host.querySelector('a');
    setSurroundings({ look: host.getAttribute('look'), link });
    void import('../../generated/quote-form.element.ts').catch((error: unknown) => {
      box.close();
      if (link) location.assign(link.href);
      else raiseLoadFailure(host.localName, [host], error);
    });
    box.showModal();
    emit('quote-popup-opened', null);
    return closeUnseen(box);
  }, [open, emit]);

  // After each rendering: an element that is put in again is rendered again, whatever it was given.
  useEffect(() => {
    if (open && dialog.current?.open) stayAbovePage(dialog.current);
  });

  useEffect(() => {
    const host = dialog.current && hostOf(dialog.current);
    expose?.({
      show: () => host?.setAttribute('open', ''),
      close: () => host?.removeAttribute('open'),
    });
    return () => expose?.(undefined);
  }, [expose]);

  /** Also where the browser closed it, by Escape or the way back of a phone. */
  const onClose = () => {
    if (dialog.current) hostOf(dialog.current).removeAttribute('open');
    emit('quote-popup-closed', null);
  };
  const onPress = (event: MouseEvent) => {
    if (beganBeside.current && event.target === dialog.current) dialog.current?.close();
  };

  return (
    <div className="widget" lang={language}>
      <slot />
      {/* Escape closes it, and there is a button: a press beside it is for pointers alone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        className="popup"
        part="popup"
        aria-label={words.messages.title}
        ref={dialog}
        onClose={onClose}
        onPointerDown={(event) => {
          beganBeside.current = event.target === dialog.current;
        }}
        onClick={onPress}
      >
        <div className="box">
          <button
            className="quiet"
            part="close"
            type="button"
            aria-label={words.messages.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
          {surroundings && formIn(surroundings, props)}
        </div>
      </dialog>
    </div>
  );
}

const hostOf = (element: Element) => (element.getRootNode() as ShadowRoot).host;

/** A host that moves an open dialog about leaves it open, but within the page, where it stands over nothing. */
function stayAbovePage(box: HTMLDialogElement): void {
  if (box.matches(':modal')) return;
  // `close()` would tell that the visitor is done with it.
  box.removeAttribute('open');
  box.showModal();
}

/**
 * Closes a popup once its page does not show it: routers that keep a page hide it, and unseen it would hold off the
 * page that comes after.
 *
 * @returns what ends the watch.
 */
function closeUnseen(box: HTMLDialogElement): () => void {
  const observer = new ResizeObserver(() => {
    // Nor does paper show it, but the page goes on.
    if (box.open && !box.checkVisibility() && !matchMedia('print').matches) box.close();
  });
  observer.observe(box);
  return () => observer.disconnect();
}

/** What the form in the popup takes over from its tag, besides attributes. */
interface Surroundings {
  readonly look: string | null;
  readonly link: HTMLAnchorElement | null;
}

/** The form, another for a try: what somebody only tries out is no draft of what he wants. The link is there if it fails. */
function formIn({ look, link }: Surroundings, props: QuotePopupProps): ReactNode {
  const attributes = {
    lang: props.language,
    look,
    exportparts: formParts,
    ...attributesOf(props),
    key: String(props.test ?? false),
  };
  return createElement('vakman-quote-form', attributes, link && <a href={link.href}>{link.textContent}</a>);
}

/** Parts of the form that a page reaches through the popup. */
const formParts = 'form,field,label,input,hint,error,service,next,back,submit';

/** What the form in it is given, by the names of its attributes. */
function attributesOf(props: QuotePopupProps): Record<string, string | true> {
  const given = formProps.flatMap((prop) => {
    const value = props[prop];
    return value === undefined || value === false ? [] : [[attributeName(prop), value] as const];
  });
  return Object.fromEntries(given);
}
