/** `Event changed` from `event.changed`: record and verb in plain words. */
export function actionWords(action: string): string {
  if (action === 'plan-change.forgotten') return 'Saved plan deleted';
  const words = action.replace('opportunity', 'volunteer role').replace('api-key', 'API key').replace(/[.-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
