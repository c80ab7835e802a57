import type { OwnAccount as Account } from '@shop/contracts/account';
import type { WishNotices as Notices } from '@shop/contracts/wishlist';
import { OwnAccount as Sections } from '../../../features/account/OwnAccount.tsx';
import { WishNotices } from '../../../features/wishlist/WishNotices.tsx';
import { wishNotices as texts } from '../../../texts/fi/wish-notices.ts';

type Props = {
  first: Account | null;
  takesNotices: boolean;
  notices: Notices | null;
  takesReviews: boolean;
  wantsReminders: boolean | null;
};

export function OwnAccount({ takesNotices, notices, ...rest }: Props) {
  const section = takesNotices && (
    <section aria-labelledby="own-notices">
      <h2 id="own-notices">{texts.heading}</h2>
      <div className="own-account-part">
        <WishNotices first={notices} />
      </div>
    </section>
  );
  return <Sections {...rest} notices={section} />;
}
