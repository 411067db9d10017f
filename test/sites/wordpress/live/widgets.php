<?php
/** The site's own code, as a theme has it: the script, the configuration, the policy and a shortcode. */

function dining_content(): array
{
    static $content = null;
    return $content ??= json_decode(file_get_contents(getenv('SITE_CONTENT')), true);
}

// WordPress has this function since 6.5.
if (!function_exists('wp_enqueue_script_module')) {
    function wp_enqueue_script_module($id, $src)
    {
        add_action('wp_head', function () use ($id, $src) {
            printf("<script type=\"module\" src=\"%s\" id=\"%s-js-module\"></script>\n", esc_url($src), esc_attr($id));
        }, 20);
    }
}

add_action('send_headers', function () {
    header('Content-Security-Policy: ' . dining_content()['policy']);
});

add_action('wp_enqueue_scripts', function () {
    $url = dining_content()['widgetsUrl'];
    wp_enqueue_script_module('dining-widgets', "$url/mount.js", [], null);
    wp_enqueue_style('dining-widgets', "$url/heights.css", [], null);
    $page = dining_page();
    if ($page && $page['sheet']) wp_enqueue_style('host', home_url($page['sheet']), [], null);
});

add_action('wp_head', function () {
    $config = dining_content()['config'];
    echo '<script type="application/json" id="dining-widgets-config">' . wp_json_encode($config, JSON_HEX_TAG) . '</script>';
});

add_filter('language_attributes', function ($attributes) {
    $page = dining_page();
    return $page ? sprintf('lang="%s" dir="%s"', esc_attr($page['lang']), esc_attr($page['dir'])) : $attributes;
});

/** The page that is shown, if it is one of the tests. */
function dining_page(): ?array
{
    $slug = get_post_field('post_name', get_queried_object_id());
    foreach (dining_content()['pages'] as $page) {
        if (strtolower($page['slug']) === $slug) return $page;
    }
    return null;
}

function dining_markup(array $part): string
{
    $attributes = '';
    foreach ($part['attributes'] as [$name, $value]) $attributes .= sprintf(' %s="%s"', esc_attr($name), esc_attr($value));
    $json = $part['json'] ? '<script type="application/json">' . $part['json'] . '</script>' : '';
    return "{$part['before']}<div$attributes>$json{$part['placeholder']}</div>{$part['after']}";
}

// Authors cannot save scripts, forms and dialogs, so such widgets come from the theme.
add_shortcode('dining_widget', function ($attributes) {
    $given = shortcode_atts(['page' => '', 'part' => '0'], $attributes);
    foreach (dining_content()['pages'] as $page) {
        if ($page['slug'] === $given['page']) return dining_markup($page['parts'][(int) $given['part']]);
    }
    return '';
});
