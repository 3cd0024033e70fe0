/** Puts a text on the clipboard; where the browser refuses, through a hidden text area. Returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The clipboard refused; trying a text area', error);
    return copyByTextArea(text);
  }
}

function copyByTextArea(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'for-screen-readers';
  area.setAttribute('aria-hidden', 'true');
  // Inside an open dialog nothing outside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  try {
    area.select();
    // The deprecated way, the only one on pages without https.
    return document.execCommand('copy');
  } catch (error) {
    console.warn('The text area did not help', error);
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
