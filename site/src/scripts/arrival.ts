// Who is led to a section arrives there, also when something above it took another height on the way, as projects do
// that come from the database, or letters whose font was late. Whoever moves the page himself is left where he is.

/** What led to where the page is gliding, if nothing else was done since. */
let lead: unknown = location.hash;

for (const type of ['wheel', 'pointerdown', 'keydown', 'click']) {
  const notice = ({ target }: Event) => {
    // Chromium glides on through a wheel and a finger, up to where it was led.
    if (lead && type !== 'click') scrollBy({ behavior: 'instant' });
    lead = type === 'click' && (target as Element).closest('a[href*="#"]');
  };
  addEventListener(type, notice, true);
}

addEventListener('scrollend', () => {
  if (lead) document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
  lead = false;
});
