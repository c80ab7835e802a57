import { useEffect, useState } from 'react';
import { reviews } from '../../texts/fi/reviews.ts';
import { loadReminderWish, saveReminderWish } from './own-account-store.ts';

const texts = reviews.reminder;

export function RemindersSection({ first }: { first: boolean | null }) {
  const [isWanted, setWanted] = useState(first);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (first === null) void loadReminderWish().then(setWanted);
  }, [first]);
  if (isWanted === null) return null;
  const change = async (next: boolean): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    setWanted(next);
    if (!(await saveReminderWish(next))) setWanted(!next);
    setSaving(false);
  };
  return (
    <section aria-labelledby="own-reminders">
      <h2 id="own-reminders">{texts.profile.title}</h2>
      <div className="own-account-part">
        <label className="check">
          <input
            type="checkbox"
            checked={isWanted}
            aria-describedby="own-reminders-help"
            onChange={({ target }) => void change(target.checked)}
          />
          {texts.profile.label}
        </label>
        <p id="own-reminders-help" className="caption quiet">
          {texts.help}
        </p>
      </div>
    </section>
  );
}
