/** `Event changed` out of `event.changed`: record and verb as people say them. */
export function actionWords(action: string): string {
  if (action === 'plan-change.forgotten') return 'Saved plan deleted';
  const words = action.replace('opportunity', 'volunteer role').replace('api-key', 'API key').replace(/[.-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
