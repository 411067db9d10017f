import Script from "next/script";

const config = { apiOrigin: process.env.API_ORIGIN, country: "US", links: { support: "mailto:help@example.com" } };

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <script
          type="application/json"
          id="dining-widgets-config"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(config).replace(/</g, "\\u003c") }}
        />
        <Script type="module" src="https://cdn.example.com/widgets/mount.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}
