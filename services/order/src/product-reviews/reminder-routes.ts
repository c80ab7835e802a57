import { endRemindersSchema, orderIdSchema, reminderWishSchema } from '@shop/contracts';
import { parseInput, requireUser, toShopError } from '@shop/service-kit';
import type { Express } from 'express';
import type { ReviewRightDeps } from './deps.ts';
import {
  chooseReminders,
  endRemindersByLink,
  findReminderWish,
  takeBackReminder,
} from './reminder-wishes.ts';

const PATH = '/api/shop/purchase/review-reminders';
const END = `${PATH}/end`;
export const reminderForms = [END] as const;
const ENDED = 'Emme enää muistuta arvosteluista.';

export function mountReminderRoutes(app: Express, deps: ReviewRightDeps): void {
  app.get(PATH, async (request, response) => {
    const data = await findReminderWish(deps, requireUser(request).id);
    response.json({ success: true, data });
  });

  app.put(PATH, async (request, response) => {
    const { id: userID } = requireUser(request);
    const { wanted } = parseInput(reminderWishSchema, request.body);
    await chooseReminders(deps, { userID, wanted });
    response.json({ success: true, message: wanted ? 'Muistutamme sinua arvosteluista.' : ENDED });
  });

  app.post(`${PATH}/take-back`, async (request, response) => {
    const { id: userID } = requireUser(request);
    const { orderID } = parseInput(orderIdSchema, request.body);
    await takeBackReminder(deps, { userID, orderID });
    response.json({ success: true, message: 'Emme muistuta tämän tilauksen arvostelusta.' });
  });

  app.post(END, async (request, response) => {
    const end = async () => endRemindersByLink(deps, parseInput(endRemindersSchema, request.body).key);
    if (request.is('application/x-www-form-urlencoded')) {
      const result = await end().catch((error: unknown) =>
        toShopError(error).code === 'invalid-input' ? 'broken-link' : 'failed',
      );
      return response.redirect(303, `/shop/review-reminders?result=${result}`);
    }
    const message = (await end()) === 'ended' ? ENDED : 'Linkillä ei ole enää lopetettavia muistutuksia.';
    response.json({ success: true, message });
  });
}

export function mountInternalReminderRoutes(app: Express, deps: Pick<ReviewRightDeps, 'reminders'>): void {
  app.get('/internal/buyers/:userID/review-reminders', async (request, response) => {
    response.json({ success: true, data: await findReminderWish(deps, request.params.userID) });
  });
}
