import { ownCopyPath } from '@shop/shop-client';
import { ownAccount } from '../../texts/fi/own-account.ts';

const texts = ownAccount.copy;

export function CopySection() {
  return (
    <section aria-labelledby="own-copy">
      <h2 id="own-copy">{texts.title}</h2>
      <div className="own-account-part">
        <p>{texts.lead}</p>
        <a className="button secondary" href={ownCopyPath} download>
          {texts.download}
        </a>
      </div>
    </section>
  );
}
