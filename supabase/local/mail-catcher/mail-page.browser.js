/** Shows a mail that comes in, and empties the list on demand. */
const shown = document.body.dataset.newest;

async function lookForNew() {
  const mails = await fetch('/api/mails').then(
    (answer) => answer.json(),
    () => undefined,
  );
  if (mails !== undefined && (mails[0]?.id ?? '') !== shown) location.reload();
}

async function empty() {
  await fetch('/api/mails', { method: 'DELETE' });
  location.assign('/');
}

setInterval(() => void lookForNew(), 2000);
document.querySelector('button').addEventListener('click', () => void empty());
