/**
 * Copies the code when the form is sent, by the button or by Enter in a field, and says so; where the browser refuses,
 * the code is selected for the keyboard.
 */
export function startCopyButton(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  code: HTMLTextAreaElement,
  status: HTMLElement,
): void {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.value);
      status.textContent = button.dataset['copied'] ?? '';
    } catch {
      code.focus();
      code.select();
      status.textContent = button.dataset['selected'] ?? '';
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void copy();
  });
}
