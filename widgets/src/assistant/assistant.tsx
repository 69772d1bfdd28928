import { useCallback, useEffect, useReducer, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { AssistantStep } from './assistant-step.tsx';
import type { AssistantProps } from './assistant.props.ts';
import { assistantReducer, initialState } from './assistant.state.ts';
import { usePopup } from './use-popup.ts';

/**
 * A tab and the popup that it opens. Which of them shows, and when, is a matter of the element's attributes, which
 * `assistant.timing.ts` sets before there is any React; here are the steps.
 */
export function Assistant({ language, words, source, automatic = false, emit }: AssistantProps) {
  const { messages } = words;
  const [state, dispatch] = useReducer(assistantReducer, initialState);
  const title = useRef<HTMLHeadingElement>(null);
  const onTurn = useCallback(
    (isOpen: boolean) => {
      if (!isOpen) dispatch({ type: 'reset' });
      emit(isOpen ? 'assistant-opened' : 'assistant-closed', null);
    },
    [emit],
  );
  usePopup({ inside: title, automatic, onTurn });

  useEffect(() => {
    // The button that led here is gone. The first state alone comes without a click.
    if (state !== initialState) title.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- choosing a service is no step
  }, [state.step]);

  return (
    <div className="widget" lang={language}>
      {/* A new box for each step: one that grows from the bottom would count as a shift of the page. */}
      <dialog key={state.step} className={`popup ${state.step}`} part="popup" aria-labelledby="title" open>
        <div className="head">
          <h2 id="title" tabIndex={-1} ref={title}>
            {messages.steps[state.step].title}
          </h2>
          <button className="quiet" type="button" value="close" aria-label={messages.close}>
            <Icon name="close" />
          </button>
        </div>
        <AssistantStep {...{ state, dispatch, language, words, source, emit }} />
        <p className="note">{messages.automatic}</p>
        {state.step === 'initial' && (
          <output>
            <span className="bubble">{messages.bubble}</span>
          </output>
        )}
      </dialog>
      <button className="tab" part="tab" type="button" value="open" aria-haspopup="dialog">
        {messages.tab}
      </button>
    </div>
  );
}
