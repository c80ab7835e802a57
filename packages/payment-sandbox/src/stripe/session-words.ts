const namesIn = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** In the API version of the shop's SDK; others are refused. */
export const sessionParameters = namesIn(`
  adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax
  billing_address_collection branding_settings cancel_url client_reference_id consent_collection currency
  custom_fields custom_text customer customer_account customer_creation customer_email customer_update
  discounts excluded_payment_method_types expand expires_at integration_identifier invoice_creation line_items
  locale managed_payments metadata mode name_collection optional_items origin_context payment_intent_data
  payment_method_collection payment_method_configuration payment_method_data payment_method_options
  permissions phone_number_collection redirect_on_completion return_url saved_payment_method_options
  setup_intent_data shipping_address_collection shipping_options submit_type subscription_data success_url
  tax_id_collection ui_mode wallet_options
`);

export const methodTypes = namesIn(`
  acss_debit affirm afterpay_clearpay alipay alma amazon_pay au_becs_debit bacs_debit bancontact billie bizum blik
  boleto card cashapp crypto customer_balance eps fpx giropay grabpay ideal kakao_pay klarna konbini kr_card link
  mb_way mobilepay multibanco naver_pay nz_bank_account oxxo p24 pay_by_bank payco paynow paypal paypay payto pix
  promptpay revolut_pay samsung_pay satispay scalapay sepa_debit sequra sofort sunbit swish twint upi
  us_bank_account wechat_pay zip
`);

export const locales = namesIn(`
  auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt
  pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW
`);
