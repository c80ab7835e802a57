import { createQuestion } from './question.ts';

export const loginQuestion = createQuestion();

export const holdsUnsaved = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const keepsForm = (): boolean => loginQuestion.canAsk() && holdsUnsaved();

let hasDeclined = false;

/**
 * Asks only where a form holds something unsaved. After a refusal only a save asks again, not a screen's own reads.
 * @returns true after a login
 */
export async function askToLogIn({ isSave }: { isSave: boolean }): Promise<boolean> {
  if (!keepsForm()) {
    hasDeclined = false;
    return false;
  }
  if (hasDeclined && !isSave) return false;
  const isLoggedIn = await loginQuestion.ask();
  hasDeclined = !isLoggedIn;
  return isLoggedIn;
}
