<?php
add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script_module('dining-widgets', 'https://cdn.example.com/widgets/mount.js', [], null);
    wp_enqueue_style('dining-widgets', 'https://cdn.example.com/widgets/heights.css', [], null);
});
add_action('wp_head', function () {
    $config = ['apiOrigin' => 'https://app.example.com'];
    echo '<script type="application/json" id="dining-widgets-config">' . wp_json_encode($config, JSON_HEX_TAG) . '</script>';
});

add_shortcode('dining_offer', function ($attributes) {
    $given = shortcode_atts(['code' => ''], $attributes);
    return sprintf(
        '<div data-widget="OfferClaimApp" data-offer-code="%s"><a href="%s">Claim your offer</a></div>',
        esc_attr($given['code']),
        esc_url(home_url('/offer/'))
    );
});
