/** Written in by the build. */
declare const __ESTIMATOR__: string;

const form = document.querySelector('.estimator form');
// What tells that somebody wants to know. What the page shows until then is the example, worked out by the build.
for (const type of ['pointerover', 'focusin']) {
  form?.addEventListener(type, () => void import(/* @vite-ignore */ __ESTIMATOR__), { once: true });
}
