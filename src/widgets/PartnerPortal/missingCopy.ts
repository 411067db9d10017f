/** The task for each missing value, by the field's name in the API. */
export const missingCopy: Readonly<Record<string, string>> & {
  readonly unnamedLocation: string;
  readonly unnamedBrand: string;
} = {
  unnamedLocation: "Unnamed location",
  unnamedBrand: "Unnamed brand",
  name: "Add the name",
  address_line_one: "Add the address",
  city: "Add the city",
  state: "Add the state",
  zip_code: "Add the ZIP code",
  phone: "Add the phone number",
  partner_brand_id: "Choose the brand",
  pos_complete: "Finish the POS setup",
  partner_stripe_account_id: "Assign a payment account",
  brand_name: "Add the name",
  brand_description: "Add the description",
  tag_ids: "Choose a cuisine",
  hero_image_id: "Choose the hero photo",
  logo_dark_id: "Add the logo",
  popup_complete: "Verify the website pop-up",
  no_locations: "Add your first location",
  no_brands: "Add your first brand",
  no_accounts: "Connect a payment account",
};
