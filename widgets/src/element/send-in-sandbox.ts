/**
 * Lets a form be sent where a frame forbids forms (`sandbox` without `allow-forms`). Such a frame swallows the press and
 * tells the form nothing, though our forms are sent by script; so the form is told here what it did not hear.
 */
export function sendInSandbox(event: Event): void {
  const submitter = event.composedPath().find((node) => node instanceof HTMLButtonElement);
  if (submitter?.type !== 'submit') return;
  const { form } = submitter;
  if (!form) return;
  const told = new AbortController();
  form.addEventListener('submit', () => told.abort(), { signal: told.signal, capture: true });
  // The press tells the form at once, or never.
  setTimeout(() => {
    if (told.signal.aborted) return;
    told.abort();
    if (event.defaultPrevented || !(form.noValidate || form.checkValidity())) return;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  });
}
