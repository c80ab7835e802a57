export type { ReviewRightDeps } from './deps.ts';
export { mountInternalReminderRoutes, reminderForms } from './reminder-routes.ts';
export { openReminderStore } from './reminder-store.ts';
export { mountReviewRightRoutes } from './review-right-routes.ts';
export { sendReviewReminders } from './send-review-reminders.ts';
