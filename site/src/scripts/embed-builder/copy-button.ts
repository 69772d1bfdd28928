/** Copies the code at a click and says so; where the browser refuses, the code is selected for the keyboard. */
export function startCopyButton(
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
  button.addEventListener('click', () => void copy());
}
