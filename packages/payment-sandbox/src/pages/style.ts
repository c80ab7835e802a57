/** The shop's colours without its fonts: nothing else is loaded. */
export const style = `
:root { color-scheme: light; --paper: #faf7f2; --wool: #f1ebe1; --line: #8c8172; --stone: #6f665b; --bark: #4a4038;
  --ink: #26211c; --rust: #8f4527; --berry: #7c2f3b; --hairline: #e4daca; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--bark); font: 1.0625rem/1.6 system-ui, sans-serif;
  overflow-wrap: break-word; }
main { max-width: 30rem; margin: 0 auto; padding: 32px 16px 48px; }
@media (width >= 600px) {
  body { display: grid; grid-template: 2fr auto 3fr / minmax(0, 30rem); justify-content: center; min-height: 100vh;
    background: var(--wool); }
  main { grid-row: 2; width: 100%; margin: 48px 0; padding: 40px 48px 48px; background: var(--paper);
    border: 1px solid var(--hairline); }
}
h1 { margin: 0 0 8px; color: var(--ink); font: 400 2rem/1.2 Georgia, 'Times New Roman', serif; letter-spacing: -.01em; }
.practice { margin: 0 0 32px; color: var(--stone); font-size: .9375rem; }
table { width: 100%; border-collapse: collapse; margin: 0 0 32px; font-variant-numeric: tabular-nums; }
caption { padding: 0 0 8px; text-align: left; color: var(--stone); font-size: .9375rem; }
th, td { padding: 12px 0; border-top: 1px solid var(--hairline); text-align: left; font-weight: 400; vertical-align: top; }
td { text-align: right; white-space: nowrap; padding-left: 16px; }
tfoot th, tfoot td { border-top: 1px solid var(--line); color: var(--ink); font-size: 1.25rem; }
form { display: grid; gap: 12px; }
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: 4px; }
legend { padding: 0 0 8px; color: var(--stone); font-size: .9375rem; }
fieldset label { display: flex; align-items: center; gap: 12px; min-height: 44px; }
fieldset input { width: 20px; height: 20px; accent-color: var(--ink); }
.field { display: grid; gap: 4px; color: var(--stone); font-size: .9375rem; }
.field input { min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 2px; background: none;
  color: var(--ink); font: 400 1.0625rem/1.4 system-ui, sans-serif; }
button { min-height: 48px; padding: 8px 24px; border: 1px solid var(--line); border-radius: 2px; background: none;
  color: var(--ink); font: 500 1.0625rem/1.4 system-ui, sans-serif; cursor: pointer; }
button.main { border-color: var(--ink); background: var(--ink); color: var(--paper); }
button.quiet { border-color: transparent; text-decoration: underline; text-underline-offset: 4px; }
a { color: var(--ink); text-underline-offset: 4px; }
:focus-visible { outline: 2px solid var(--rust); outline-offset: 2px; }
.problem { margin: 0 0 24px; padding: 12px 16px; border-left: 2px solid var(--berry); background: var(--wool);
  color: var(--berry); }
`;
