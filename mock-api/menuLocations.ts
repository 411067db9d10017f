/** A location of the menu form's project in the API's format. */
export interface WireLocation {
  readonly id: number;
  name: string;
  city: string;
  state: string;
  time_zone?: string;
  menu_url: string | null;
  menu_visibility?: Record<string, unknown>;
  /** A field that the menu form does not have and must keep when it saves. */
  phone: string;
}

/** Locations with every setting, and one without any. */
export function menuLocationsAtFirst(): WireLocation[] {
  return [
    {
      id: 11,
      name: "Luna Congress",
      city: "Austin",
      state: "TX",
      time_zone: "America/Chicago",
      phone: "512 555 0111",
      menu_url: "https://luna.example.com/menu",
      menu_visibility: {
        status: "scheduled",
        days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
        start: "11:00",
        end: "22:00",
        channels: ["app", "web_map", "offer_page"],
        hide_prices: false,
        note: "Kitchen closes at ten",
        holiday_rule: "closed-on-bank-holidays",
      },
    },
    {
      id: 12,
      name: "Luna Mission Bay",
      city: "San Francisco",
      state: "CA",
      phone: "415 555 0112",
      menu_url: "https://luna.example.com/mission",
      menu_visibility: {
        status: "visible",
        days: [],
        start: null,
        end: null,
        channels: ["app", "kiosk"],
        hide_prices: true,
        note: "",
      },
    },
    {
      id: 13,
      name: "Luna Nights",
      city: "New York",
      state: "NY",
      time_zone: "America/New_York",
      phone: "212 555 0113",
      menu_url: "https://luna.example.com/late",
      menu_visibility: {
        status: "scheduled",
        days: ["thu", "fri", "sat"],
        start: "18:00:00",
        end: "02:00:00",
        channels: ["app"],
        hide_prices: false,
        note: "",
      },
    },
    {
      id: 14,
      name: "Luna Pop-up",
      city: "Honolulu",
      state: "HI",
      phone: "808 555 0114",
      menu_url: null,
    },
  ];
}

export function manyMenuLocations(): WireLocation[] {
  const [first] = menuLocationsAtFirst();
  return Array.from({ length: 2000 }, (_, index) => ({
    ...structuredClone(first!),
    id: 1000 + index,
    name: `Luna No. ${index + 1}`,
    city: ["Austin", "Dallas", "Houston", "El Paso"][index % 4]!,
  }));
}
