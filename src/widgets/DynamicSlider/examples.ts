import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options, SlideContent } from "./options.ts";
import { dish, logo } from "./exampleImages.ts";

const promotions: readonly SlideContent[] = [
  {
    image: "/pictures/kome-noodles.svg",
    alt: "A noodle soup with an egg",
    title: "Twenty percent back, every dinner",
    text: "Pay with Dine and the credit is there before dessert.",
    href: "/how-it-works",
  },
  {
    image: "/pictures/fig-and-ember.svg",
    alt: "A salad with tomatoes",
    title: "New in town: Fig & Ember",
    text: "Wood fire, small plates and a garden that stays open late.",
    href: "/restaurants/fig-and-ember",
  },
  {
    image: "/pictures/harbor-house.svg",
    alt: "A grilled fish with lemon",
    title: "Happy hour by the harbor",
    text: "Weekdays from four to six.",
  },
  {
    image: "/pictures/casa-marisol.svg",
    alt: "Tacos with lime",
    title: "Bring a friend",
    text: "You both get $10 when they dine for the first time.",
    href: "/refer",
  },
];

const brandNames = [
  "Fig & Ember",
  "Harbor House",
  "Sol Cantina",
  "Noodle Union",
  "The Copper Pan",
  "Bluebird Bakery",
  "Osteria Nove",
  "Green Door",
];
const brands: SlideContent[] = brandNames.map((title, index) => ({
  title,
  image: logo(title, index),
  alt: `${title} logo`,
  href: `/brands/${index + 1}`,
}));

const longWord = "Restaurantgutscheinabonnementsverlängerungsbestätigung";

export const examples = defineExamples<Options>(
  {
    key: "default",
    title: "Slides that move every 2.7 seconds",
    options: { slides: [...promotions] },
  },
  {
    key: "brands",
    title: "Brand slideshow, three per slide",
    options: { variant: "brands", slides: brands, label: "Restaurants that take Dine" },
  },
  {
    key: "brands-uneven",
    title: "Brands without logos, the last slide not full",
    options: { variant: "brands", slides: brands.slice(0, 4).map(({ title }) => ({ title })) },
  },
  {
    key: "still",
    title: "Without autoplay",
    options: { slides: [...promotions], autoplay: false },
  },
  {
    key: "paused",
    title: "Paused by the person",
    options: { slides: [...promotions] },
    needsMotion: true,
    async play(guest) {
      await guest.press("Pause slideshow");
      await guest.press("Next slide");
      await guest.see("Slide 2 of 4");
    },
  },
  {
    key: "missing-pictures",
    title: "Missing, refused and broken pictures",
    options: {
      autoplay: false,
      slides: [
        { title: "Harbor House", text: "No picture was given." },
        {
          title: "Sol Cantina",
          image: "http://insecure.example/picture.jpg",
          text: "A picture that may not be shown.",
        },
        {
          title: "🍜 Noodle Union",
          image: "/missing-picture.png",
          text: "A picture that is not there.",
        },
      ],
    },
  },
  {
    key: "long-texts",
    title: "Long words and long texts",
    options: {
      autoplay: false,
      slides: [
        {
          title: `${longWord} im ${longWord}`,
          text: `${longWord}. `.repeat(6),
          image: dish("#0B6B45", "#FFC533"),
          href: "/long",
        },
        { title: "Short", text: "One line." },
      ],
    },
  },
  {
    key: "pictures-only",
    title: "Pictures alone",
    options: { slides: promotions.map(({ image, alt, href }) => ({ image, alt, href })) },
  },
  {
    key: "unsafe-links",
    title: "Links that are not followed",
    options: {
      autoplay: false,
      slides: [
        { title: "A script as its link", href: "javascript:alert(1)" },
        { title: "A data URL as its link", href: "data:text/html,x" },
      ],
    },
  },
  {
    key: "one-slide",
    title: "One slide needs no controls",
    options: { slides: promotions.slice(0, 1) },
  },
  { key: "two-slides", title: "Two slides", options: { slides: promotions.slice(0, 2) } },
  { key: "empty", title: "Nothing to show", options: { slides: [] } },
  {
    key: "right-to-left",
    title: "Right to left",
    attributes: { lang: "ar" },
    options: {
      label: "عروض",
      slides: [
        {
          title: "استرد عشرين بالمئة",
          text: "مع كل عشاء.",
          image: dish("#0B6B45", "#FFC533"),
          alt: "طبق كاري",
          href: "/ar",
        },
        {
          title: "مطعم الميناء",
          text: "أيام الأسبوع من الرابعة إلى السادسة.",
          image: dish("#23395B", "#F4F1DE"),
          alt: "محار",
        },
        {
          title: "ادعُ صديقًا",
          text: "تحصلان معًا على رصيد.",
          image: dish("#4B3F72", "#FFB59E"),
          alt: "مثلجات",
        },
      ],
    },
  },
  {
    key: "new-zealand",
    title: "New Zealand, white label, dark",
    attributes: { country: "NZ", lang: "en-NZ", brand: "alternative", theme: "dark" },
    options: { slides: [...promotions] },
  },
);
