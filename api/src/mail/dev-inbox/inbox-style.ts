/** The inbox's style sheet: the product's colours, spacing in steps of four, light and dark. */
export const inboxStyle = `
:root {
  color-scheme: light dark;
  --page: #F5F8FA; --card: #FFFFFF; --ink: #10212E; --muted: #4A5C69; --primary: #0B5F80; --on-primary: #FFFFFF;
  --line: #DCE4E9; --chosen: #E3F0F5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0E1A23; --card: #152530; --ink: #E8F0F4; --muted: #A3B4BF; --primary: #62C6EA; --on-primary: #0E1A23;
    --line: #263946; --chosen: #1D3644;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--page); color: var(--ink);
  font: 16px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
a { color: var(--primary); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: -3px; border-radius: 4px; }
.bar { display: flex; align-items: center; gap: 4px 16px; flex-wrap: wrap; padding: 8px 24px; min-height: 60px; border-bottom: 1px solid var(--line); background: var(--card); }
.bar h1 { margin: 0; font-size: 18px; letter-spacing: -0.01em; }
.bar h1 a { color: inherit; text-decoration: none; }
.bar p { margin: 0; color: var(--muted); font-size: 14px; }
.refresh, .back a, .action { display: inline-flex; align-items: center; min-height: 44px; }
.refresh { margin-left: auto; padding: 0 4px; }
.panes { flex: 1; display: grid; grid-template-columns: minmax(300px, 400px) minmax(0, 1fr); }
.list { border-right: 1px solid var(--line); background: var(--card); }
.list ul { margin: 0; padding: 0; list-style: none; }
.list li a {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 12px 24px; min-height: 44px;
  border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; transition: background 150ms ease-out;
}
.list li a:hover { background: var(--page); }
.list li a[aria-current] { background: var(--chosen); box-shadow: inset 4px 0 var(--primary); }
.who { font-weight: 600; }
.who, .subject, .list .address { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.subject, .list .address { grid-column: 1 / -1; }
.list time, .list .address { color: var(--muted); font-size: 14px; font-variant-numeric: tabular-nums; }
.list time { line-height: 24px; }
.reader { padding: 24px 32px 48px; min-width: 0; }
.reader h2 { margin: 0 0 16px; font-size: 25px; line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere; }
.back { display: none; margin: 0; }
dl { margin: 0 0 16px; display: grid; gap: 4px; }
dl div { display: grid; grid-template-columns: 56px minmax(0, 1fr); }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
dd .address { color: var(--muted); }
.tabs { display: flex; gap: 4px; margin: 0 0 16px; border-bottom: 1px solid var(--line); }
.tabs a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px; color: var(--muted); text-decoration: none; border-bottom: 3px solid transparent; margin-bottom: -1px; }
.tabs a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--primary); }
iframe, pre { display: block; width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
iframe { height: max(72vh, 1080px); }
pre { padding: 20px 24px; font: 14px/1.6 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { padding: 48px 24px; color: var(--muted); text-align: center; }
.empty h2 { margin: 0 0 8px; color: var(--ink); font-size: 20px; }
.empty p { margin: 0 auto; max-width: 36ch; }
.action { margin-top: 16px; padding: 0 20px; border-radius: 8px; background: var(--primary); color: var(--on-primary); font-weight: 600; text-decoration: none; }
@media (max-width: 760px) {
  .panes { display: flex; flex-direction: column; }
  .list { flex: 1; }
  .reader { flex: 1; }
  .bar, .list li a { padding-left: 16px; padding-right: 16px; }
  .list { border-right: 0; }
  .reader { padding: 8px 16px 32px; }
  .reading .list, .browsing .reader { display: none; }
  .back { display: block; }
  iframe { width: calc(100% + 32px); margin: 0 -16px; border-width: 1px 0; border-radius: 0; height: max(72vh, 1240px); }
}
@media (prefers-reduced-motion: reduce) { .list li a { transition: none; } }
`;
