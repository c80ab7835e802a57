import { settingsTexts as words } from '../texts/settings.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Section } from './Section.tsx';
import css from './Settings.module.css';

const { seller, hours } = words;

export function BasicSections() {
  return (
    <>
      <SellerSection />
      <HoursSection />
      <BannerSection />
      <PaymentSection />
      <WorkshopSection />
      <SwitchSection />
    </>
  );
}

function SellerSection() {
  return (
    <Section title={words.sections.seller} line={words.sellerLine}>
      <div className={css.two}>
        <TextField source="seller.name" label={seller.name} />
        <TextField source="seller.businessId" label={seller.businessId} />
      </div>
      <TextField source="seller.address" label={seller.address} />
      <div className={css.two}>
        <TextField source="seller.email" label={seller.email} type="email" />
        <TextField source="seller.phone" label={seller.phone} />
      </div>
    </Section>
  );
}

function HoursSection() {
  return (
    <Section title={words.sections.hours} line={words.hoursLine}>
      <div className={css.three}>
        <TextField source="hours.email" label={hours.email} />
        <TextField source="hours.phone" label={hours.phone} />
        <TextField source="hours.service" label={hours.service} />
      </div>
      <TextField source="hours.reply" label={hours.reply} />
    </Section>
  );
}

/** The banner mentions the free-delivery limit. */
function BannerSection() {
  return (
    <Section title={words.sections.banner} line={words.bannerLine}>
      <TextField source="banner" label={words.bannerText} />
      <TextField
        source="freeAboveCents"
        label={words.sections.freeAboveCents}
        inputMode="decimal"
        help={words.freeAboveHelp}
      />
    </Section>
  );
}

/** Payment methods of Stripe's page beside cards. */
function PaymentSection() {
  return (
    <Section title={words.sections.payments} line={words.paymentsLine}>
      <div className={css.two}>
        <SelectField source="payments.mobilepay" label={words.payments.mobilepay} choices={words.offOrOn} />
        <SelectField source="payments.klarna" label={words.payments.klarna} choices={words.offOrOn} />
      </div>
    </Section>
  );
}

function WorkshopSection() {
  return (
    <Section title={words.sections.workshop} line={words.workshopLine}>
      <div className={css.two}>
        <SelectField source="workshop.isOn" label={words.workshop.isOn} choices={words.offOrOn} />
        <TextField
          source="workshop.daysPerWeek"
          label={words.workshop.daysPerWeek}
          inputMode="numeric"
          help={words.daysPerWeekHelp}
        />
      </div>
      <TextField
        source="workshop.closedWeeks"
        label={words.workshop.closedWeeks}
        lines={3}
        help={words.closedWeeksHelp}
      />
    </Section>
  );
}

function SwitchSection() {
  return (
    <Section title={words.switches} line={words.switchesLine}>
      <SelectField source="smallSeller" label={words.sections.smallSeller} choices={words.smallSeller} />
      <SelectField
        source="guestCatalogue"
        label={words.sections.guestCatalogue}
        choices={words.guestCatalogue}
      />
      <SelectField
        source="orderLinks"
        label={words.sections.orderLinks}
        choices={words.orderLinks}
        help={words.orderLinksHelp}
      />
      <SelectField
        source="wishlistSharing"
        label={words.sections.wishlistSharing}
        choices={words.offOrOn}
        help={words.wishlistSharingHelp}
      />
      <SelectField
        source="wishlistNotices"
        label={words.sections.wishlistNotices}
        choices={words.offOrOn}
        help={words.wishlistNoticesHelp}
      />
      <SelectField source="reviews" label={words.sections.reviews} choices={words.reviews} />
    </Section>
  );
}
