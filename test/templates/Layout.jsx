export default function Layout() {
  return (
    <html lang="en">
      <body>
        <main data-widget="MobileLink" className="app">
          <a href="/app">Get the app</a>
        </main>
      </body>
    </html>
  );
}
